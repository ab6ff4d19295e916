import type {
  AnnouncementType,
  agentAnnouncements,
  announcements,
  QueryOf,
  ValueOf,
} from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { safeHtml } from '../../safe-html.ts';
import { type AnnouncementRow, type Audience, findAnnouncements } from './announcement.store.ts';
import { inLanguage } from './in-language.ts';

function describe({ id, type, texts, publishedAt }: AnnouncementRow, language: string) {
  const { title, content } = inLanguage(texts, language) ?? { title: '', content: '' };
  // Cleaned on save, and again here because a row may be written by other means.
  return { id, type, title, content: safeHtml(content), timestamp: publishedAt.toISOString() };
}

interface Part {
  types: readonly AnnouncementType[];
  audiences: readonly Audience[];
  pageNo: number;
  pageSize: number;
}

export function describeAnnouncements(
  context: Data,
  caller: VisitorCaller,
  { types, ...rest }: QueryOf<typeof announcements>,
): Promise<ValueOf<typeof announcements>> {
  const asked = types?.split(',');
  const own = caller.brand.settings.site.announcementTypes;
  return describePart(context, caller, {
    ...rest,
    types: own.filter((type) => asked?.includes(type) ?? true),
    audiences: ['all'],
  });
}

/** Notices to members, and those to agents alone. */
export const describeAgentAnnouncements = (
  context: Data,
  caller: VisitorCaller,
  paging: QueryOf<typeof agentAnnouncements>,
): Promise<ValueOf<typeof agentAnnouncements>> =>
  describePart(context, caller, { ...paging, types: ['PL'], audiences: ['all', 'agents'] });

async function describePart(
  { db, clock }: Data,
  { brand, language }: VisitorCaller,
  { types, audiences, pageNo, pageSize }: Part,
): Promise<ValueOf<typeof announcements>> {
  const { rows, total } = await findAnnouncements(db, {
    ...{ brandId: brand.id, types, audiences },
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
