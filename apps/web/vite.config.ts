import { precompress } from '@lantern/config/precompress';
import { languages, shellFeatures } from '@lantern/locales';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawVerifier } from './build/draw-verifier.ts';
import { firstPaint } from './build/first-paint.ts';
import { leanContract } from './build/lean-contract.ts';
import { leanRouter } from './build/lean-router.ts';
import { preloads } from './build/preloads.ts';
import { shellWorker } from './build/shell-worker.ts';
import { texts } from './build/texts.ts';

/** The gateway of a development run; `npm start` listens here. */
const gateway = 'http://localhost:3000';
const gatewayPaths = ['/wps', '/lgw', '/lotto', '/media', '/dev'];

/**
 * Packages of the repository whose files do nothing but define things, so that an unused file can
 * be left out.
 */
const pure = /\/packages\/(contracts|rules|locales)\/src\//;

/** Files of the contract that every page needs. */
const usualNames = [
  ...[
    'announcement',
    'agent-rights',
    'assistants',
    'brand-choices',
    'customer-service',
    'endpoint',
    'games',
    'invite-visit',
    'jackpot',
    'lobby',
    'member',
  ],
  ...['money', 'promotion', 'protection-limit', 'protection-now', 'refusal', 'session'],
  ...['site-status', 'system', 'winners', 'wire'],
];

/** Files of the contract that the forms of a registration and a login need. */
const enterNames = [
  ...['bot-check', 'login', 'password', 'registration', 'registration-settings'],
  ...['social', 'verification'],
];
const contractOf = (names: readonly string[]) =>
  new RegExp(`/contracts/src/(${names.join('|')})\\.ts$`);

/** Queries asked side by side, which only forms have. */
const laterData = /\/(queriesObserver|useQueries|useSuspenseQueries)\.js$/;
const data = /\/node_modules\/(@tanstack|i18next|react-i18next|zod)\//;

/**
 * The chunk of a route is called as the specification calls its group, such as `pointMall`
 * (NAV-02).
 */
const chunkName = (name: string, module: string | null | undefined) =>
  module?.includes('/src/routes/')
    ? name.replace(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase())
    : name;

export default defineConfig({
  // One set of compiler options for every source file of the repository that the site is built
  // from.
  tsconfig: 'tsconfig.json',
  plugins: [
    leanContract(),
    leanRouter(),
    react(),
    tailwindcss(),
    texts(),
    drawVerifier(),
    firstPaint(),
    shellWorker(),
    precompress(),
  ],
  resolve: {
    alias: {
      'react-style-singleton': `${import.meta.dirname}/../../packages/ui/src/style-singleton.ts`,
    },
  },
  server: {
    proxy: Object.fromEntries(gatewayPaths.map((path) => [path, { target: gateway, ws: true }])),
  },
  build: {
    outDir: 'dist',
    // The pages of a brand run on phones that are some years old; Tailwind's own floor is the same.
    target: ['chrome111', 'safari16.4', 'firefox128'],
    // What the site is built from is no business of its visitors; `vite build --sourcemap` helps to
    // measure.
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    rolldownOptions: {
      treeshake: { moduleSideEffects: (id) => !pure.test(id) },
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${chunkName(name, facadeModuleId)}-[hash].js`,
        codeSplitting: {
          groups: [
            // Changes with our releases of libraries only, so a returning visitor has it already.
            {
              name: 'react',
              test: /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
              priority: 20,
            },
            {
              name: 'data',
              test: (id) => data.test(id) && !laterData.test(id),
              priority: 20,
            },
            // What every page needs of the contract, so that the calls of forms and of the member
            // centre can come with those.
            { name: 'contract', test: contractOf(usualNames), priority: 19 },
            { name: 'contract', test: /\/packages\/rules\/src\/identity\.ts$/, priority: 19 },
            {
              name: 'live',
              test: /\/contracts\/src\/(events|capabilities\/.*)\.ts$/,
              priority: 19,
            },
            // The pages that a visitor enters by come without the calls of members.
            { name: 'enter', test: contractOf(enterNames), priority: 19 },
            { name: 'calls', test: /\/packages\/contracts\/src\//, priority: 18 },
            // Three files instead of thirteen small ones: what the start and the home page share
            // with other parts comes with them.
            { name: 'start', test: /\/apps\/web\/src\/app\/app\.tsx$/, priority: 15 },
            { name: 'index', test: /\/apps\/web\/src\/routes\/index\.tsx$/, priority: 10 },
            // What fetches the other parts belongs to the start, and not to the first language that
            // uses it.
            { name: 'start', test: /vite\/preload-helper/, priority: 40 },
            // One file for what every page says in a language.
            ...languages.map((language) => ({
              name: `texts-${language}`,
              test: new RegExp(
                `/locales/src/${language}/(${shellFeatures.join('|')})\\.json$` +
                  `|virtual:texts/${language}$`,
              ),
              priority: 30,
            })),
          ],
        },
      },
    },
  },
});
