// What tools/layouts.ts adds when the page is built.

declare module "virtual:layouts" {
  const known: Readonly<Record<string, import("./tracks.js").Eased[]>>;
  export default known;
}
