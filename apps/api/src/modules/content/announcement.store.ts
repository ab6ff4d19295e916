import type { AnnouncementType, announcementAudiences } from '@lantern/contracts';
import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import type { ByLanguage } from './in-language.ts';

/** `content` is HTML. */
export type Article = Readonly<{ title: string; content: string }>;

export interface AnnouncementRow {
  id: string;
  type: AnnouncementType;
  texts: ByLanguage<Article>;
  publishedAt: Date;
}

/** The members who can read an announcement. */
export type Audience = (typeof announcementAudiences)[number];

interface Wanted {
  brandId: string;
  types: readonly string[];
  audiences: readonly Audience[];
  now: Date;
  limit: number;
  offset: number;
}

const published = `brand_id = $1 and type = any($2) and audience = any($4)
  and published_at <= $3 and (ends_at is null or ends_at > $3)`;

/** A page of the announcements published at a moment, newest first, and their total number. */
export async function findAnnouncements(
  { pool }: Database,
  { brandId, types, audiences, now, limit, offset }: Wanted,
): Promise<{ rows: AnnouncementRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    findRows<AnnouncementRow>(
      pool,
      `select id, type, texts, published_at from announcement where ${published}
        order by published_at desc, id desc limit $5 offset $6`,
      [brandId, types, now, audiences, limit, offset],
    ),
    findRow<{ total: number }>(
      pool,
      `select count(*)::int as total from announcement where ${published}`,
      [brandId, types, now, audiences],
    ),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export interface NewAnnouncement {
  id: string;
  brandId: string;
  type: AnnouncementType;
  /** Everyone by default. */
  audience?: Audience;
  texts: ByLanguage<Article>;
  publishedAt: Date;
  endsAt: Date | null;
}

export async function insertAnnouncement(
  client: Queryable,
  announcement: NewAnnouncement,
): Promise<void> {
  const { id, brandId, type, audience = 'all', texts, publishedAt, endsAt } = announcement;
  await client.query(
    `insert into announcement (id, brand_id, type, audience, texts, published_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, brandId, type, audience, JSON.stringify(texts), publishedAt, endsAt],
  );
}

export interface KeptAnnouncement extends AnnouncementRow {
  audience: Audience;
  endsAt: Date | null;
}

/** A page of all announcements of a brand, newest first, and their number. */
export async function findAllAnnouncements(
  { pool }: Database,
  of: { brandId: string; audience: Audience | undefined; limit: number; offset: number },
): Promise<{ rows: KeptAnnouncement[]; total: number }> {
  const where = 'brand_id = $1 and ($2::text is null or audience = $2)';
  const values = [of.brandId, of.audience ?? null];
  const [rows, { total }] = await Promise.all([
    findRows<KeptAnnouncement>(
      pool,
      `select id, type, audience, texts, published_at, ends_at from announcement where ${where}
        order by published_at desc, id desc limit $3 offset $4`,
      [...values, of.limit, of.offset],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::integer as total from announcement where ${where}`,
      values,
    ),
  ]);
  return { rows, total };
}

/** Ends an announcement now. Answers whether it had not ended. */
export async function closeAnnouncement(
  client: Queryable,
  { brandId, id, at }: { brandId: string; id: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update announcement set ends_at = greatest($3, published_at + interval '1 millisecond')
      where brand_id = $1 and id = $2 and (ends_at is null or ends_at > $3)`,
    [brandId, id, at],
  );
  return rowCount === 1;
}
