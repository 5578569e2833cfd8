// A step of the build: writes compressed copies beside the page's text files, for the server to send.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = /\.(html|js|css|svg|json|webmanifest)$/;

export function compress() {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      for (const name of await readdir(folder, { recursive: true })) {
        if (!TEXTS.test(name)) continue;
        const path = `${folder}/${name}`;
        const text = await readFile(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await smaller(`${path}.br`, brotliCompressSync(text, { params }), text);
        await smaller(`${path}.gz`, gzipSync(text, { level: 9 }), text);
      }
    },
  };
}

async function smaller(path, compressed, text) {
  if (compressed.length < text.length) await writeFile(path, compressed);
}
