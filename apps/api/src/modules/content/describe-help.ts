import type { helpCentre, QueryOf, ValueOf } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { safeHtml } from '../../safe-html.ts';
import { languageFor } from '../brand/index.ts';
import { findHelpSections } from './help.store.ts';
import { inLanguage } from './in-language.ts';

/** In the requested language if the brand offers it, otherwise in the caller's. */
export async function describeHelp(
  { db }: Data,
  { brand, language }: VisitorCaller,
  { lang }: QueryOf<typeof helpCentre>,
): Promise<ValueOf<typeof helpCentre>> {
  const shown = languageFor(brand, [lang ?? '', language]);
  const sections = await findHelpSections(db, brand.id);
  return sections.map(({ hash, texts }) => {
    const { title, content } = inLanguage(texts, shown) ?? { title: '', content: '' };
    return { hash, title, content: safeHtml(content) };
  });
}
