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
    generateBundle(_options, bundle) {
      for (const [fileName, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (!worthIt.test(fileName) || content.length < smallest) continue;
        const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(content, brotli) });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(content, { level: 9 }) });
      }
    },
  };
}
