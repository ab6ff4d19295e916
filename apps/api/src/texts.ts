import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = path.dirname(fileURLToPath(import.meta.resolve('@lantern/locales')));
const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The texts of a feature that the gateway itself says, by language. */
export const textsOf = <Texts>(feature: string) =>
  new Map(
    languages.map(({ name }) => [
      name,
      JSON.parse(readFileSync(path.join(folder, name, `${feature}.json`), 'utf8')) as Texts,
    ]),
  );

/** Puts values where a text says `{{name}}`. What is put in is not read as a text again. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
