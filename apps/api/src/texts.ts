import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@lantern/locales';

const folder = path.dirname(fileURLToPath(import.meta.resolve('@lantern/locales')));

/** The texts of a feature that the gateway itself sends, by language. */
export const textsOf = <Texts>(feature: string): ReadonlyMap<string, Texts> =>
  new Map(
    languages.map((language) => [
      language,
      JSON.parse(readFileSync(path.join(folder, language, `${feature}.json`), 'utf8')) as Texts,
    ]),
  );

/** Replaces `{{name}}` in a text by values. Placeholders inside a value are not replaced. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
