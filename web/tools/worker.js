// A step of the build: tells the service worker which build it belongs to.

import { createHash } from "node:crypto";

const WORKER = "sw.js";

export function worker() {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const hash = createHash("sha256");
      for (const [name, file] of Object.entries(bundle).sort()) hash.update(name).update(file.code ?? file.source);
      const own = bundle[WORKER];
      own.code = own.code.replace("BUILD", hash.digest("hex").slice(0, 12));
    },
  };
}
