import path from 'node:path';
import { build, type Plugin } from 'vite';

const name = 'virtual:draw-verifier';
const entry = path.join(import.meta.dirname, '../src/features/lottery/verify/offline.ts');

/** The verifier of draws as one classic script. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: ['chrome111', 'safari16.4', 'firefox128'],
      lib: { entry, formats: ['iife'], name: 'verifier', fileName: 'verifier' },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('the verifier was not built');
  return output.output[0].code;
}

/**
 * The script of the page that verifies a draw without the site, as a text: it is written into the
 * file that a visitor saves.
 */
export function drawVerifier(): Plugin {
  return {
    name: 'draw-verifier',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      return id === `\0${name}` ? `export default ${JSON.stringify(await bundled())};` : undefined;
    },
  };
}
