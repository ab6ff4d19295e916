import type { ErrorCode } from '@lantern/contracts';
import { fillIn, textsOf } from '../texts.ts';

const refusals = textsOf<Partial<Record<ErrorCode, string>>>('error');
const layouts = textsOf<{ description: string }>('layout');

/** A refusal's message in the language, else in English. */
export function refusalText(code: ErrorCode, language: string): string {
  return refusals.get(language)?.[code] ?? refusals.get('en')?.[code] ?? code;
}

/** The description of a brand's site for search engines. */
export function siteDescription(brand: string, language: string): string {
  return fillIn((layouts.get(language) ?? layouts.get('en'))?.description ?? '{{brand}}', {
    brand,
  });
}
