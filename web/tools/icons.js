// Draws the icons that systems want as pictures, from public/icon.svg. Run it when that changes: npm run icons

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const CLOTH = "#1F3B35";
const folder = fileURLToPath(new URL("../public/", import.meta.url));
const svg = await readFile(`${folder}icon.svg`, "utf8");

/** A system may cut a maskable icon to a circle of 80 %, and Apple's rounds the corners itself: both want a full ground. */
const icons = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, ground: CLOTH, drawn: 0.72 },
  { name: "apple-touch-icon.png", size: 180, ground: CLOTH, drawn: 0.9 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const { name, size, ground = "transparent", drawn = 1 } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = `${drawn * size}px`;
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground} }
    svg { width: ${side}; height: ${side} }</style>${svg}`,
  );
  await writeFile(folder + name, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
