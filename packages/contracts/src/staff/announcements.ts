import * as z from 'zod/mini';
import { announcementTypes } from '../announcement.ts';
import { endpoint } from '../endpoint.ts';
import { string } from '../strings.ts';
import { empty, id, instant, page, paging, paragraphs, text } from '../wire.ts';
import { reason } from './members.ts';

/** The members who can read an announcement. */
export const announcementAudiences = ['all', 'agents'] as const;
const audience = z.enum(announcementAudiences);
const type = z.enum(announcementTypes);

const staffAnnouncement = z.strictObject({
  id,
  type,
  audience,
  /** In the brand's first language that it has. */
  title: string(),
  languages: z.array(string()),
  publishedAt: instant,
  endsAt: z.nullable(instant),
  /** Whether it is shown now. */
  current: z.boolean(),
});
export type StaffAnnouncement = z.infer<typeof staffAnnouncement>;

export const staffAnnouncements = endpoint({
  name: 'staffAnnouncements',
  method: 'GET',
  path: '/ops/announcements',
  summary: 'Lists announcements to all and to agents, newest first, also those that have ended.',
  access: 'staff',
  permission: 'announcements.look',
  passive: true,
  query: z.strictObject({ ...paging(20), audience: z.optional(audience) }),
  value: page(staffAnnouncement),
  refusals: [],
});

export const publishAnnouncement = endpoint({
  name: 'publishAnnouncement',
  method: 'POST',
  path: '/ops/announcements',
  summary: 'Publishes an announcement at once, in languages of the brand.',
  access: 'staff',
  permission: 'announcements.act',
  body: z.strictObject({
    type,
    audience,
    texts: z
      .array(
        z.strictObject({ language: text(16, 2), title: text(120, 3), text: paragraphs(4000, 3) }),
      )
      .check(z.minLength(1), z.maxLength(30)),
    /** For so many days; without end if null. */
    days: z.nullable(z.int().check(z.minimum(1), z.maximum(365))),
    reason,
  }),
  value: staffAnnouncement,
  refusals: [],
});

export const endAnnouncement = endpoint({
  name: 'endAnnouncement',
  method: 'POST',
  path: '/ops/announcements/end',
  summary: 'Takes an announcement down.',
  access: 'staff',
  permission: 'announcements.act',
  body: z.strictObject({ id, reason }),
  value: empty,
  refusals: ['announcement_not_found'],
});
