import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const fileName = 'shell-worker.js';
const source = path.join(import.meta.dirname, '..', 'src', 'worker', 'shell-worker.ts');

type Bundle = Rolldown.OutputBundle;

/**
 * The scripts and styles that index.html starts with: the entry and all that it imports at once.
 */
function startFiles(bundle: Bundle): string[] {
  const wanted = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (wanted.has(name) || file?.type !== 'chunk') return;
    wanted.add(name);
    for (const imported of file.imports) add(imported);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry && file.fileName !== fileName) add(file.fileName);
  }
  const styles = Object.keys(bundle).filter((name) => /^assets\/index-[^/]*\.css$/.test(name));
  return [...wanted, ...styles];
}

/** Builds the service worker with the list of files of the site's shell. */
export function shellWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'shell-worker',
    apply: 'build',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName });
    },
    generateBundle(_options, bundle) {
      const worker = bundle[fileName];
      if (worker?.type !== 'chunk') throw new Error(`The build has no ${fileName}.`);
      const beside = readdirSync(publicDir).filter((name) => name.endsWith('.js'));
      const files = [...beside, ...startFiles(bundle)].map((name) => `/${name}`).sort();
      const version = createHash('sha256')
        .update(files.join())
        .update(worker.code)
        .digest('hex')
        .slice(0, 12);
      worker.code = worker.code.replaceAll('__SHELL__', JSON.stringify({ version, files }));
    },
  };
}
