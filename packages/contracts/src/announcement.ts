import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, instant, page, paging, text } from './wire.ts';

/**
 * B: about the brand, shown as a strip. PL: a notice to players. PU: pops up once. PR: about a
 * promotion.
 */
export const announcementTypes = ['B', 'PL', 'PU', 'PR'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** Announcements that a page of the list shows. */
export const announcementPageSize = 9;

const types = text(16, 1).check(z.regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/));

export const announcements = endpoint({
  name: 'announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'The announcements that stand now, in the caller’s language, the newest first.',
  access: 'public',
  shared: true,
  query: z.strictObject({
    /** Comma between them; all where none is named. */
    types: z.optional(types),
    platform: z.optional(z.literal('W')),
    execution: z.optional(z.literal('B')),
    ...paging(announcementPageSize),
  }),
  value: page(
    z.strictObject({
      id,
      type: z.enum(announcementTypes),
      title: z.string(),
      /** HTML of the few elements that are let through. */
      content: z.string(),
      /** When it was put up; a page writes it as yyyy-MM-dd hh:mm:ss. */
      timestamp: instant,
    }),
  ),
  refusals: [],
});
