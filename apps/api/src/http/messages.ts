import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@lantern/contracts';

const folder = path.dirname(fileURLToPath(import.meta.resolve('@lantern/locales')));
const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** The texts of a feature that the gateway itself says, by language. */
const textsOf = <Texts>(feature: string) =>
  new Map(
    languages.map(({ name }) => [
      name,
      JSON.parse(readFileSync(path.join(folder, name, `${feature}.json`), 'utf8')) as Texts,
    ]),
  );

const refusals = textsOf<Partial<Record<ErrorCode, string>>>('error');
const layouts = textsOf<{ description: string }>('layout');

/** What a refusal says to people, in their language and otherwise in English. */
export function refusalText(code: ErrorCode, language: string): string {
  return refusals.get(language)?.[code] ?? refusals.get('en')?.[code] ?? code;
}

/** What a search engine says of a brand's site. */
export function siteDescription(brand: string, language: string): string {
  return ((layouts.get(language) ?? layouts.get('en'))?.description ?? '{{brand}}').replace('{{brand}}', () => brand);
}
