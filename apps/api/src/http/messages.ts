import type { ErrorCode } from '@lantern/contracts';
import { fillIn, textsOf } from '../texts.ts';

const refusals = textsOf<Partial<Record<ErrorCode, string>>>('error');
const layouts = textsOf<{ description: string }>('layout');

/** What a refusal says to people, in their language and otherwise in English. */
export function refusalText(code: ErrorCode, language: string): string {
  return refusals.get(language)?.[code] ?? refusals.get('en')?.[code] ?? code;
}

/** What a search engine says of a brand's site. */
export function siteDescription(brand: string, language: string): string {
  return fillIn((layouts.get(language) ?? layouts.get('en'))?.description ?? '{{brand}}', {
    brand,
  });
}
