import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@lantern/locales';

const folder = path.dirname(fileURLToPath(import.meta.resolve('@lantern/locales')));

/** The texts of a feature that the gateway itself says, by language. */
export const textsOf = <Texts>(feature: string): ReadonlyMap<string, Texts> =>
  new Map(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(path.join(folder, language, `${feature}.json`), 'utf8')) as Texts,
    ]),
  );

/** Puts values where a text says `{{name}}`. What is put in is not read as a text again. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
