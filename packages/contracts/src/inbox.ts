import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { id, instant, page, paging } from './wire.ts';

/** What a message is about. `staff`: written by the brand's staff. */
export const messageKinds = [
  'safety',
  'password_changed',
  'new_login',
  'deposit',
  'withdrawal',
  'free_rounds',
  'lottery_correction',
  'staff',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** After these days a message is deleted. */
export const messageDays = 180;

const message = z.strictObject({
  id,
  kind: z.enum(messageKinds),
  /** Both are plain text in the caller's language; `staff` messages are as staff wrote them. */
  title: string(),
  text: string(),
  at: instant,
  read: z.boolean(),
});
export type InboxMessage = z.infer<typeof message>;

const unread = z.strictObject({ unreadCount: z.number() });

export const inboxMessages = endpoint({
  name: 'inboxMessages',
  method: 'GET',
  path: '/wps/member/messages',
  summary: 'Lists the messages to the member of the last 180 days, newest first.',
  access: 'member',
  passive: true,
  query: z.strictObject(paging(20)),
  value: page(message),
  refusals: [],
});

export const unreadMessages = endpoint({
  name: 'unreadMessages',
  method: 'GET',
  path: '/wps/member/messages/unread',
  summary: 'Returns how many messages the member has not read.',
  access: 'member',
  passive: true,
  value: unread,
  refusals: [],
});

/** Without ids, all messages. Ids of other members and unknown ones are ignored. */
const chosen = z.strictObject({
  ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(100))),
});

export const readMessages = endpoint({
  name: 'readMessages',
  method: 'POST',
  path: '/wps/member/messages/read',
  summary: 'Marks messages as read.',
  access: 'member',
  body: chosen,
  value: unread,
  refusals: [],
});

export const removeMessages = endpoint({
  name: 'removeMessages',
  method: 'POST',
  path: '/wps/member/messages/remove',
  summary: 'Removes messages from the member’s list.',
  access: 'member',
  body: chosen,
  value: unread,
  refusals: [],
});
