import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listEdits } from './list-edits.ts';
import { namesOf } from './names.ts';
import { newFiles } from './new-files.ts';

export interface Added {
  readonly created: readonly string[];
  readonly edited: readonly string[];
}

/**
 * Adds an empty capability to the repository in `root`. Changes nothing and throws if the name is
 * not valid or one of its files exists.
 */
export function addCapability(root: string, name: string): Added {
  const names = namesOf(name);
  const files = newFiles(names);
  const taken = Object.keys(files).find((file) => existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken} already exists.`);
  const lists = Object.entries(listEdits(names)).map(([file, edits]) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [file, edits.reduce((edited, edit) => edit(edited), text)] as const;
  });
  for (const [file, text] of [...Object.entries(files), ...lists]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { created: Object.keys(files), edited: lists.map(([file]) => file) };
}
