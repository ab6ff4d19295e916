import path from 'node:path';
import { singleFile } from '@lantern/config/single-file';
import { defineConfig } from 'vite';

/** The verifier as one file, for players who save it and check rounds without a network. */
export default defineConfig({
  root: path.join(import.meta.dirname, 'src/page'),
  publicDir: false,
  plugins: [singleFile()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/saved'),
    emptyOutDir: true,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'src/page/verify.html'),
      output: { codeSplitting: false },
    },
  },
});
