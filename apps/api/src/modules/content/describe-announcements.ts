import type { announcements, QueryOf, ValueOf } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { safeHtml } from '../../safe-html.ts';
import { type AnnouncementRow, findAnnouncements } from './announcement.store.ts';
import { inLanguage } from './in-language.ts';

function describe({ id, type, texts, publishedAt }: AnnouncementRow, language: string) {
  const { title, content } = inLanguage(texts, language) ?? { title: '', content: '' };
  // Cleaned on save, and again here because a row may be written by other means.
  return { id, type, title, content: safeHtml(content), timestamp: publishedAt.toISOString() };
}

export async function describeAnnouncements(
  { db, clock }: Data,
  { brand, language }: VisitorCaller,
  { types, pageNo, pageSize }: QueryOf<typeof announcements>,
): Promise<ValueOf<typeof announcements>> {
  const asked = types?.split(',');
  const { announcementTypes: own } = brand.settings.site;
  const { rows, total } = await findAnnouncements(db, {
    brandId: brand.id,
    types: own.filter((type) => asked?.includes(type) ?? true),
    now: clock.now(),
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  return {
    list: rows.map((row) => describe(row, language)),
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}
