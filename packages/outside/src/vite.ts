import path from 'node:path';
import { precompress } from '@lantern/config/precompress';
import { singleFile } from '@lantern/config/single-file';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** The build of the pages in `src/page` of a program, into its `dist`. */
export function gamePages(
  home: string,
  pages: readonly string[],
  plugins: readonly Plugin[] = [],
): UserConfig {
  const root = path.join(home, 'src/page');
  return defineConfig({
    root,
    plugins: [...plugins, precompress()],
    build: {
      outDir: path.join(home, 'dist'),
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      // The content policy of the pages forbids data addresses, such as an inlined font.
      assetsInlineLimit: 0,
      rolldownOptions: { input: pages.map((page) => path.join(root, page)) },
    },
  });
}

/** The build of one page as one file that works when it is saved, into `dist/saved`. */
export function savedPage(home: string, page: string): UserConfig {
  const root = path.join(home, 'src/page');
  return defineConfig({
    root,
    publicDir: false,
    plugins: [singleFile()],
    build: {
      outDir: path.join(home, 'dist/saved'),
      emptyOutDir: true,
      rolldownOptions: { input: path.join(root, page), output: { codeSplitting: false } },
    },
  });
}
