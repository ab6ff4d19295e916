import { type announcements, announcementTypes, type ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { safeHtml } from '../../safe-html.ts';
import { type AnnouncementRow, findAnnouncements } from './announcement.store.ts';
import { inLanguage } from './in-language.ts';

function describe({ id, type, texts, published_at }: AnnouncementRow, language: string) {
  const { title, content } = inLanguage(texts, language) ?? { title: '', content: '' };
  // Safe since it was saved; made so again because a row may have come by another way.
  return { id, type, title, content: safeHtml(content), timestamp: published_at.toISOString() };
}

export async function describeAnnouncements(
  { db, clock }: Data,
  { brand, language, query }: Call<typeof announcements>,
): Promise<ValueOf<typeof announcements>> {
  const { pageNo, pageSize } = query;
  const types = query.types?.split(',') ?? announcementTypes;
  const offset = (pageNo - 1) * pageSize;
  const wanted = { brandId: brand.id, types, now: clock.now(), limit: pageSize, offset };
  const { rows, total } = await findAnnouncements(db, wanted);
  return {
    list: rows.map((row) => describe(row, language)),
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
