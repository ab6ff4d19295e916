import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts are already compressed, and small files gain nothing. */
const worthIt = /\.(js|css|svg)$/;
const smallest = 512;

const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, strongest));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/**
 * Writes `.br` and `.gz` next to each built file at the highest level, so the gateway only selects
 * a file. Runs on the written files, because other plugins change them until then.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((fileName) => worthIt.test(fileName));
      await Promise.all(files.map((fileName) => compress(path.join(dir, fileName))));
    },
  };
}
