import type { Queryable } from '@lantern/rows';
import type { Data } from '../../contexts.ts';
import { safeHtml } from '../../safe-html.ts';
import { insertAnnouncement, type NewAnnouncement } from './announcement.store.ts';

/** Stores an announcement with sanitised HTML, and returns its id. */
export async function saveAnnouncement(
  { db, random }: Data,
  announcement: Omit<NewAnnouncement, 'id'>,
  client: Queryable = db.pool,
): Promise<string> {
  const id = random.id();
  const texts = Object.entries(announcement.texts).map(([language, { title, content }]) => [
    language,
    { title, content: safeHtml(content) },
  ]);
  await insertAnnouncement(client, { ...announcement, id, texts: Object.fromEntries(texts) });
  return id;
}
