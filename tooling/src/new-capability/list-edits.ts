import type { Names } from './names.ts';

type Edit = (text: string) => string;

/** Adds a line to the lines with the same beginning, which stay sorted by what they import. */
const addSorted =
  (beginning: RegExp, line: string): Edit =>
  (text) => {
    const lines = text.split('\n');
    const key = (one: string) => one.slice(one.indexOf(' from '));
    const group = lines.filter((one) => beginning.test(one));
    const after = group.findLast((one) => key(one) < key(line));
    const at = after === undefined ? lines.indexOf(group[0] ?? '') : lines.indexOf(after) + 1;
    return lines.toSpliced(Math.max(at, 0), 0, line).join('\n');
  };

/** Adds a line at the end of the list or object that begins with `opening`. */
const addAtEnd =
  (opening: string, line: string): Edit =>
  (text) => {
    const lines = text.split('\n');
    const start = lines.findIndex((one) => one.startsWith(opening));
    const end = lines.findIndex((one, at) => at > start && /^[\]}]/.test(one));
    if (start < 0 || end < 0) throw new Error(`There is no list “${opening}”.`);
    return lines.toSpliced(end, 0, line).join('\n');
  };

/** The lists that an empty capability is added to, by their paths. */
export const listEdits = ({ file, value }: Names): Readonly<Record<string, readonly Edit[]>> => ({
  'packages/contracts/src/capabilities/index.ts': [
    addSorted(/^import \{/, `import { ${value} } from './${file}.ts';`),
    addAtEnd('export const capabilities = {', `  ${value},`),
  ],
  'packages/contracts/src/calls.ts': [addSorted(/^export \*/, `export * from './${file}.ts';`)],
  'apps/api/src/modules/manifests.ts': [
    addSorted(/^import \{.* from '\.\//, `import { ${value} } from './${file}/manifest.ts';`),
    addAtEnd('export const manifests = [', `  ${value},`),
  ],
  'apps/web/src/routes/manifests.ts': [
    addSorted(/^import \* as/, `import * as ${value} from '../features/${file}/manifest.ts';`),
    addAtEnd('export const overlays:', `  ...${value}.overlays,`),
  ],
  'apps/console/src/rooms/manifests.ts': [
    addSorted(/^import \{.* from '\.\//, `import { ${value} } from './${file}/manifest.tsx';`),
    addAtEnd('const listed = [', `  ${value},`),
  ],
  'packages/locales/src/features.ts': [
    addSorted(/^import type/, `import type ${value} from './en/${file}.json';`),
    addAtEnd(
      'export interface Texts {',
      `  ${value === file ? value : `'${file}'`}: typeof ${value};`,
    ),
    addAtEnd('export const features = [', `  '${file}',`),
  ],
});
