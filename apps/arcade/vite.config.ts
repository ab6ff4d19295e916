import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const pages = path.join(import.meta.dirname, 'src/page');
const dist = path.join(import.meta.dirname, 'dist');

/**
 * Lays a compressed copy beside each file, so that the server need not compress the same bytes for
 * every player.
 */
function compressed(): Plugin {
  return {
    name: 'compressed',
    closeBundle() {
      const assets = path.join(dist, 'assets');
      for (const name of readdirSync(assets).filter((each) => /\.(js|css)$/.test(each))) {
        const bytes = readFileSync(path.join(assets, name));
        writeFileSync(path.join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

export default defineConfig({
  root: pages,
  plugins: [compressed()],
  build: {
    outDir: dist,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // A font inside a style sheet would be a data address, which the policy of the pages does not
    // let in.
    assetsInlineLimit: 0,
    rolldownOptions: { input: [path.join(pages, 'play.html'), path.join(pages, 'verify.html')] },
  },
});
