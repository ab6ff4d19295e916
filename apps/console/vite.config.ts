import { precompress } from '@lantern/config/precompress';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gateway of a development run; `npm start` listens here. */
const gateway = 'http://localhost:3000';

/**
 * Packages of the repository whose files do nothing but define things, so that an unused file can
 * be left out.
 */
const pure = /\/packages\/(contracts|rules|locales|client)\/src\//;

const libraries = /\/node_modules\/((react-)?i18next|react(-dom|-router.*)?|scheduler|@tanstack)\//;

export default defineConfig({
  base: '/console/',
  tsconfig: 'tsconfig.json',
  plugins: [react(), tailwindcss(), precompress()],
  resolve: {
    alias: {
      'react-style-singleton': `${import.meta.dirname}/../../packages/ui/src/style-singleton.ts`,
    },
  },
  server: { proxy: Object.fromEntries(['/ops', '/wps', '/media'].map((path) => [path, gateway])) },
  build: {
    outDir: 'dist',
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // A font inside a style sheet would be a data address, which the pages' policy blocks.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !pure.test(id) },
      output: {
        codeSplitting: {
          groups: [
            // The texts of all rooms are loaded at the start, in one language.
            ...['en', 'vi'].map((language) => ({
              name: `texts-${language}`,
              test: new RegExp(`/apps/console/src/.*texts/${language}\\.json$`),
            })),
            // Changes with our releases of libraries only, so a returning visitor has it already.
            {
              name: 'libraries',
              test: libraries,
            },
          ],
        },
      },
    },
  },
});
