import type { AnnouncementType } from '@lantern/contracts';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { ByLanguage } from './in-language.ts';

/** A title, and HTML. */
export type Article = Readonly<{ title: string; content: string }>;

export interface AnnouncementRow extends pg.QueryResultRow {
  id: string;
  type: AnnouncementType;
  texts: ByLanguage<Article>;
  published_at: Date;
}

interface Wanted {
  brandId: string;
  types: readonly string[];
  now: Date;
  limit: number;
  offset: number;
}

const standing =
  'brand_id = $1 and type = any($2) and published_at <= $3 and (ends_at is null or ends_at > $3)';

/** A page of the announcements that stand at a moment, the newest first, and how many there are. */
export async function findAnnouncements(
  { pool }: Database,
  { brandId, types, now, limit, offset }: Wanted,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  const [page, counted] = await Promise.all([
    pool.query<AnnouncementRow>(
      `select id, type, texts, published_at from announcement where ${standing}
        order by published_at desc, id desc limit $4 offset $5`,
      [brandId, types, now, limit, offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from announcement where ${standing}`,
      [brandId, types, now],
    ),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface NewAnnouncement {
  id: string;
  brandId: string;
  type: AnnouncementType;
  texts: ByLanguage<Article>;
  publishedAt: Date;
  endsAt: Date | null;
}

export async function insertAnnouncement(
  { pool }: Database,
  announcement: NewAnnouncement,
): Promise<void> {
  const { id, brandId, type, texts, publishedAt, endsAt } = announcement;
  await pool.query(
    'insert into announcement (id, brand_id, type, texts, published_at, ends_at) values ($1, $2, $3, $4, $5, $6)',
    [id, brandId, type, JSON.stringify(texts), publishedAt, endsAt],
  );
}
