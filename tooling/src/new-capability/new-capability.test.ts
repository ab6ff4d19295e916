import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandFile } from '../launcher/node-package.ts';
import { runToEnd } from '../launcher/run-to-end.ts';
import { repository } from '../repository.ts';
import { type Added, addCapability } from './add-capability.ts';

const copied = ['tsconfig.base.json', 'apps/api', 'packages', 'prisma'];
const lists = ['apps/web/src/routes/manifests.ts', 'apps/console/src/rooms/manifests.ts'];
const left = ['.bin', '.turbo', '.vite', '.vite-temp', 'dist', 'functions', 'migrations'];

/** Milliseconds: the compiler takes seconds on a quiet machine, and a minute on a busy one. */
const patience = 240_000;

/** The files that the types of the gateway need, and the lists of site and console. */
function copyRepository(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-capability-'));
  for (const file of [...copied, ...lists])
    cpSync(path.join(repository, file), path.join(folder, file), {
      recursive: true,
      // The links to packages of the repository then lead to the copy.
      verbatimSymlinks: true,
      filter: (source) => !left.includes(path.basename(source)),
    });
  symlinkSync(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'));
  const only = { extends: './tsconfig.json', include: [], files: ['src/modules/manifests.ts'] };
  writeFileSync(path.join(folder, 'apps/api/tsconfig.lists.json'), JSON.stringify(only));
  return folder;
}

/** The errors of the gateway's lists, empty without any. */
async function typeErrors(folder: string): Promise<string> {
  const tsc = commandFile('typescript', 'tsc', path.join(repository, 'apps/api'));
  // The second run checks again only what the list of manifests changes.
  const args = [tsc, '--noEmit', '--incremental', '-p', 'tsconfig.lists.json'];
  const { output } = await runToEnd(process.execPath, args, {
    cwd: path.join(folder, 'apps/api'),
  });
  return output;
}

describe('an empty capability', () => {
  let folder: string;
  let added: Added;
  beforeAll(() => {
    folder = copyRepository();
    added = addCapability(folder, 'prize-draw');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('edits at most six existing files, and adds to each', () => {
    const read = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');
    expect(added.edited.length).toBeLessThanOrEqual(6);
    for (const file of added.edited) {
      const lines = new Set(read(folder, file).split('\n'));
      const lost = read(repository, file)
        .split('\n')
        .filter((line) => !lines.has(line));
      expect(lost).toEqual([]);
      expect(read(folder, file)).toContain('prize-draw');
    }
  });

  it.each(['', 'Prize', 'prize_draw', '../prize'])('has no name like “%s”', (name) => {
    expect(() => addCapability(folder, name)).toThrow('lower-case words');
  });

  it('replaces no file', () => {
    expect(() => addCapability(folder, 'prize-draw')).toThrow('already exists');
  });

  it('compiles', { timeout: patience }, async () => {
    expect(await typeErrors(folder)).toBe('');
  });

  it('does not compile while the list of manifests lacks it', { timeout: patience }, async () => {
    const list = path.join(folder, 'apps/api/src/modules/manifests.ts');
    writeFileSync(list, readFileSync(list, 'utf8').replace(/^.*prizeDraw.*\n/gm, ''));
    expect(await typeErrors(folder)).toContain('"prize-draw"');
  });
});
