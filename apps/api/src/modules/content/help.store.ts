import type { Database } from '../../db/database.ts';
import type { Article } from './announcement.store.ts';
import type { ByLanguage } from './in-language.ts';

export interface HelpRow {
  hash: string;
  texts: ByLanguage<Article>;
}

/** The sections of a brand's help centre, in their order. */
export async function findHelpSections({ prisma }: Database, brandId: string): Promise<HelpRow[]> {
  const rows = await prisma.helpSection.findMany({
    where: { brandId },
    orderBy: [{ position: 'asc' }, { hash: 'asc' }],
    select: { hash: true, texts: true },
  });
  return rows.map(({ hash, texts }) => ({ hash, texts: texts as HelpRow['texts'] }));
}
