import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are compressed already, and a file this small gains nothing. */
const worthIt = /\.(js|css|svg)$/;
const smallest = 512;

/**
 * Writes `.br` and `.gz` beside every built file, at the strongest setting: it is done once here, so that the gateway only has
 * to pick the file that a browser takes.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    // The files as they are served: Vite still fills in its preload lists after the bundle has been made.
    writeBundle({ dir = 'dist' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        const file = path.join(dir, fileName);
        if (!worthIt.test(fileName)) continue;
        const content = readFileSync(file);
        if (content.length < smallest) continue;
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        writeFileSync(`${file}.br`, brotliCompressSync(content, brotli));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
