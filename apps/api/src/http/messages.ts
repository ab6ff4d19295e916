import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ErrorCode } from '@lantern/contracts';

type Texts = Partial<Record<ErrorCode, string>>;

const folder = path.dirname(fileURLToPath(import.meta.resolve('@lantern/locales')));
const byLanguage = new Map<string, Texts>(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, JSON.parse(readFileSync(path.join(folder, name, 'error.json'), 'utf8')) as Texts]),
);

/** What a refusal says to people, in their language and otherwise in English. */
export function refusalText(code: ErrorCode, language: string): string {
  return byLanguage.get(language)?.[code] ?? byLanguage.get('en')?.[code] ?? code;
}
