import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { id, instant, page, paging, text } from './wire.ts';

/**
 * B: a strip about the brand. PL: a notice to members. PU: a pop-up shown once. PR: a promotion.
 */
export const announcementTypes = ['B', 'PL', 'PU', 'PR'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** Announcements per page of the list. */
export const announcementPageSize = 9;

const types = text(16, 1).check(z.regex(/^(B|PL|PU|PR)(,(B|PL|PU|PR)){0,3}$/));

export const announcements = endpoint({
  name: 'announcements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Lists current announcements in the caller’s language, newest first.',
  access: 'public',
  shared: true,
  query: z.strictObject({
    /** Comma-separated types; all types of the brand without it. */
    types: z.optional(types),
    platform: z.optional(z.literal('W')),
    execution: z.optional(z.literal('B')),
    ...paging(announcementPageSize),
  }),
  value: page(
    z.strictObject({
      id,
      type: z.enum(announcementTypes),
      title: string(),
      /** Sanitised HTML. */
      content: string(),
      /** The publication time; pages format it as yyyy-MM-dd hh:mm:ss. */
      timestamp: instant,
    }),
  ),
  refusals: [],
});
