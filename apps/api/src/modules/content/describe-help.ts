import type { helpCentre, ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { safeHtml } from '../../safe-html.ts';
import { languageFor } from '../brand/index.ts';
import { findHelpSections } from './help.store.ts';
import { inLanguage } from './in-language.ts';

/** In the language that is asked for where the brand has it, or else in the caller's. */
export async function describeHelp(
  { db }: Data,
  { brand, language, query }: Call<typeof helpCentre>,
): Promise<ValueOf<typeof helpCentre>> {
  const shown = query.lang === undefined ? language : languageFor(brand, [query.lang, language]);
  const sections = await findHelpSections(db, brand.id);
  return sections.map(({ hash, texts }) => {
    const { title, content } = inLanguage(texts, shown) ?? { title: '', content: '' };
    return { hash, title, content: safeHtml(content) };
  });
}
