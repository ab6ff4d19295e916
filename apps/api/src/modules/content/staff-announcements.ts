import {
  type BodyOf,
  type endAnnouncement as endCall,
  type publishAnnouncement as publishCall,
  type QueryOf,
  Refusal,
  type StaffAnnouncement,
  type staffAnnouncements,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import {
  closeAnnouncement,
  findAllAnnouncements,
  type KeptAnnouncement,
} from './announcement.store.ts';
import { saveAnnouncement } from './save-announcement.ts';

const day = 24 * 60 * 60_000;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Typed text as HTML: an empty line begins a new paragraph. */
const asHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${escaped(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

function describe(
  row: KeptAnnouncement,
  languages: readonly string[],
  now: Date,
): StaffAnnouncement {
  const { id, type, audience, texts, publishedAt, endsAt } = row;
  const own = languages.find((language) => Object.hasOwn(texts, language));
  return {
    ...{ id, type, audience },
    title: (own === undefined ? Object.values(texts)[0] : texts[own])?.title ?? '',
    languages: Object.keys(texts),
    publishedAt: publishedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    current: publishedAt <= now && (endsAt === null || endsAt > now),
  };
}

export async function listAnnouncements(
  { db, clock }: Data,
  { brand }: StaffCaller,
  { audience, pageNo, pageSize }: QueryOf<typeof staffAnnouncements>,
): Promise<ValueOf<typeof staffAnnouncements>> {
  const { rows, total } = await findAllAnnouncements(db, {
    ...{ brandId: brand.id, audience },
    ...{ limit: pageSize, offset: (pageNo - 1) * pageSize },
  });
  return {
    list: rows.map((row) => describe(row, brand.settings.languages, clock.now())),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/** @throws Refusal invalid_input for a language that the brand does not have, or one twice */
export async function publishAnnouncement(
  context: Data,
  { brand, staff }: StaffCaller,
  { type, audience, texts, days, reason }: BodyOf<typeof publishCall>,
): Promise<StaffAnnouncement> {
  const { languages } = brand.settings;
  const named = new Set(texts.map(({ language }) => language));
  if (named.size < texts.length || texts.some(({ language }) => !languages.includes(language)))
    throw new Refusal('invalid_input');
  const publishedAt = context.clock.now();
  const announcement = {
    ...{ brandId: brand.id, type, audience, publishedAt },
    texts: Object.fromEntries(
      texts.map(({ language, title, text }) => [language, { title, content: asHtml(text) }]),
    ),
    endsAt: days === null ? null : new Date(publishedAt.getTime() + days * day),
  };
  const id = await inTransaction(context.db.pool, async (client) => {
    const made = await saveAnnouncement(context, announcement, client);
    await writeAudit(client, {
      ...{ brandId: brand.id, staffId: staff.id, action: 'announcement_published' },
      ...{ subjectType: 'announcement', subject: made },
      after: { type, audience, texts: announcement.texts, days },
      reason,
    });
    return made;
  });
  return describe({ id, ...announcement }, languages, publishedAt);
}

/** @throws Refusal announcement_not_found, also for one that has ended */
export async function endAnnouncement(
  { db, clock }: Data,
  { brand, staff }: StaffCaller,
  { id, reason }: BodyOf<typeof endCall>,
): Promise<ValueOf<typeof endCall>> {
  await inTransaction(db.pool, async (client) => {
    if (!(await closeAnnouncement(client, { brandId: brand.id, id, at: clock.now() })))
      throw new Refusal('announcement_not_found');
    await writeAudit(client, {
      ...{ brandId: brand.id, staffId: staff.id, action: 'announcement_ended' },
      ...{ subjectType: 'announcement', subject: id, reason },
    });
  });
  return {};
}
