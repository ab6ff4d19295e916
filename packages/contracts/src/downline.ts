import { accountType } from '@lantern/rules';
import * as z from 'zod/mini';
import { announcementPageSize, announcements } from './announcement.ts';
import { endpoint } from './endpoint.ts';
import { rebate } from './lottery-prices.ts';
import { string } from './strings.ts';
import { empty, id, instant, page, paging, secret, text } from './wire.ts';

/** Account types that an agent can create below: 0 member, 1 agent. */
const downlineType = z.union([z.literal(accountType.member), z.literal(accountType.agent)]);

/** Pages that a link can lead to. Each keeps the code until the visitor registers. */
export const landings = ['register', 'home', 'promotions', 'lottery'] as const;
export type Landing = (typeof landings)[number];

/** How a brand shows agents the phone numbers and e-mail addresses of their team. */
export const contactRules = ['hidden', 'masked', 'shown'] as const;

/** The most registrations that a link can be limited to. */
export const mostLinkUses = 100_000;

const inviteLink = z.strictObject({
  id,
  code: string(),
  url: string(),
  /** Account type of those who register with it. */
  type: downlineType,
  landing: z.enum(landings),
  note: string(),
  /** Null without a limit. */
  mostUses: z.nullable(z.number()),
  expiresAt: z.nullable(instant),
  /** With which the lottery slips of those who register begin; null for each card's own start. */
  rebate: z.nullable(rebate),
  createdAt: instant,
  /** Whether a visitor can register with it now. */
  state: z.enum(['open', 'used_up', 'expired', 'closed']),
  /** Visitors: each household counts once a day. */
  visits: z.number(),
  registrations: z.number(),
  /** Of the registered members, how many have paid money in. */
  depositors: z.number(),
});
export type InviteLink = z.infer<typeof inviteLink>;

export const inviteLinks = endpoint({
  name: 'inviteLinks',
  method: 'GET',
  path: '/wps/agent/links',
  summary: 'Lists the agent’s invite links with their statistics, newest first.',
  access: 'member',
  centre: 'links',
  query: z.strictObject(paging(10)),
  value: page(inviteLink),
  refusals: [],
});

export const inviteLinksFile = endpoint({
  name: 'inviteLinksFile',
  method: 'GET',
  path: '/wps/agent/links/file',
  summary: 'Exports all invite links of the agent with their statistics as CSV.',
  access: 'member',
  centre: 'links',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: empty,
  value: z.any(),
  refusals: [],
});

export const addInviteLink = endpoint({
  name: 'addInviteLink',
  method: 'POST',
  path: '/wps/agent/links',
  summary: 'Creates an invite link with its own code.',
  access: 'member',
  centre: 'links',
  body: z.strictObject({
    type: downlineType,
    landing: z.enum(landings),
    /** Only the agent sees it. */
    note: text(60),
    mostUses: z.optional(z.int().check(z.minimum(1), z.maximum(mostLinkUses))),
    /** Days until the link expires. */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
    /** With which the lottery slips of those who register begin; they can change it on each. */
    rebate: z.optional(rebate),
  }),
  value: z.strictObject({ id }),
  refusals: ['limit_reached', 'rebate_too_high'],
});

export const rebateLimit = endpoint({
  name: 'rebateLimit',
  method: 'GET',
  path: '/wps/agent/rebate',
  summary: 'Returns the highest rebate that an agent can set for links and new accounts.',
  access: 'member',
  centre: 'every',
  value: z.strictObject({
    /** That of the brand's widest series range; null if the brand has none. */
    most: z.nullable(rebate),
  }),
  refusals: [],
});

export const closeInviteLink = endpoint({
  name: 'closeInviteLink',
  method: 'POST',
  path: '/wps/agent/links/close',
  summary: 'Closes an invite link for good. Members who registered with it stay.',
  access: 'member',
  centre: 'links',
  body: z.strictObject({ id }),
  value: empty,
  refusals: ['not_found'],
});

export const createDownline = endpoint({
  name: 'createDownline',
  method: 'PUT',
  path: '/wps/agent/downline',
  summary:
    'Creates an account directly below the agent. Its password must be changed at the first login.',
  access: 'member',
  centre: 'accounts',
  sealed: true,
  limit: { calls: 60, seconds: 3600 },
  body: z.strictObject({
    type: downlineType,
    username: text(64, 1),
    password: secret,
    /** With which the lottery slips of the account begin; the member can change it on each. */
    rebate: z.optional(rebate),
  }),
  value: z.strictObject({ id, account: string() }),
  refusals: ['registration_invalid', 'username_taken', 'line_too_deep', 'rebate_too_high'],
});

const contacts = z.strictObject({
  /** Hidden or masked by the brand’s setting; null if unknown or hidden. */
  mobile: z.nullable(string()),
  email: z.nullable(string()),
});

export const teamMember = endpoint({
  name: 'teamMember',
  method: 'GET',
  path: '/wps/agent/team/member',
  summary: 'Returns the details of a member of the agent’s team.',
  access: 'member',
  centre: 'team',
  query: z.strictObject({ member: id }),
  value: z.strictObject({
    id,
    account: string(),
    nickname: string(),
    type: z.number(),
    active: z.boolean(),
    level: z.number(),
    joinedAt: instant,
    lastLoginAt: z.nullable(instant),
    /** With which the member's lottery slips begin; null for each card's own start. */
    rebate: z.nullable(rebate),
    /** The link by which the member registered, if it is the caller’s. */
    link: z.nullable(z.strictObject({ code: string(), note: string() })),
    contacts,
    /** Whether the caller can send money to the member. */
    canReceive: z.boolean(),
  }),
  refusals: ['member_not_found'],
});
export type TeamMemberDetails = z.infer<typeof teamMember.value>;

export const agentAnnouncements = endpoint({
  name: 'agentAnnouncements',
  method: 'GET',
  path: '/wps/agent/announcements',
  summary: 'Lists the current notices to agents and to all members, newest first.',
  access: 'member',
  centre: 'every',
  query: z.strictObject(paging(announcementPageSize)),
  value: announcements.value,
  refusals: [],
});
