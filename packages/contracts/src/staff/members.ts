import { accountType } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { rebate } from '../lottery-prices.ts';
import { amount, currency, signedAmount } from '../money.ts';
import { string } from '../strings.ts';
import { day, empty, id, instant, page, paging, paragraphs, text } from '../wire.ts';
import { proposal } from './proposals.ts';

/** The reason of a staff action, stored in the audit log. */
export const reason = paragraphs(500, 3);

const memberStatuses = ['active', 'disabled'] as const;

const memberLine = z.strictObject({
  id,
  username: string(),
  nickname: string(),
  /** See `accountType` in packages/rules. */
  type: z.number(),
  status: z.enum(memberStatuses),
  currency,
  /** The balance in minor units; negative if the member owes money. */
  balance: signedAmount,
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
});
export type MemberLine = z.infer<typeof memberLine>;

export const searchMembers = endpoint({
  name: 'searchMembers',
  method: 'GET',
  path: '/ops/members',
  summary:
    'Lists members, newest first: by prefix of the username, full mobile number or e-mail, or id.',
  access: 'staff',
  permission: 'members.look',
  query: z.strictObject({
    ...paging(20),
    search: z._default(text(64), ''),
    status: z.optional(z.enum(memberStatuses)),
  }),
  value: page(memberLine),
  refusals: ['search_stopped'],
});

const wallet = z.strictObject({
  purpose: string(),
  currency,
  balance: signedAmount,
  frozen: z.boolean(),
  playMoney: z.boolean(),
});

const cashLine = z.strictObject({
  reference: string(),
  /** The deposit method's name, or the payout's bank. */
  method: string(),
  amount,
  currency,
  status: string(),
  createdAt: instant,
});

const memberFile = z.strictObject({
  ...memberLine.shape,
  language: string(),
  upline: z.nullable(z.strictObject({ id, username: string() })),
  /** Moves to another upline, newest first; null is the top of a line. */
  moves: z.array(
    z.strictObject({
      from: z.nullable(string()),
      to: z.nullable(string()),
      /** How many members moved. */
      members: z.number(),
      at: instant,
    }),
  ),
  firstLoginAt: z.nullable(instant),
  /** With which the member's lottery slips begin; null for each card's own start. */
  rebate: z.nullable(rebate),
  /** Of the brand's ranks, from 1. */
  rankLevel: z.number(),
  /** The brand's ranks by name, from level 1. */
  ranks: z.array(string()),
  labels: z.array(string()),
  /** Personal data, masked so that two people can compare it. */
  personal: z.strictObject({
    mobile: z.nullable(string()),
    email: z.nullable(string()),
    payeeName: z.nullable(string()),
    birthday: z.nullable(string()),
    nationality: z.nullable(string()),
    idNumber: z.nullable(string()),
  }),
  mobileVerified: z.boolean(),
  emailVerified: z.boolean(),
  authenticator: z.boolean(),
  wallets: z.array(wallet),
  bankAccounts: z.array(
    z.strictObject({
      bankName: string(),
      lastDigits: string(),
      usableAt: instant,
      createdAt: instant,
    }),
  ),
  deposits: z.array(cashLine),
  withdrawals: z.array(cashLine),
  rounds: z.array(
    z.strictObject({
      id,
      vendor: string(),
      game: string(),
      stake: string(),
      win: string(),
      currency,
      startedAt: instant,
      ended: z.boolean(),
    }),
  ),
  transfers: z.array(
    z.strictObject({
      id,
      kind: string(),
      purpose: string(),
      amount: signedAmount,
      balanceAfter: z.nullable(signedAmount),
      currency,
      postedAt: instant,
    }),
  ),
  logins: z.array(
    z.strictObject({
      at: instant,
      address: string(),
      userAgent: string(),
      method: string(),
      outcome: string(),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      id,
      address: string(),
      userAgent: string(),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
  networks: z.array(z.strictObject({ network: string(), lastSeenAt: instant })),
  notes: z.array(z.strictObject({ id, text: string(), by: string(), at: instant })),
});
export type MemberFile = z.infer<typeof memberFile>;

export const staffMember = endpoint({
  name: 'staffMember',
  method: 'GET',
  path: '/ops/members/file',
  summary: 'Returns a member: masked profile, wallets, recent transactions, logins and notes.',
  access: 'staff',
  permission: 'members.look',
  query: z.strictObject({ id }),
  value: memberFile,
  refusals: ['member_not_found'],
});

export const revealMember = endpoint({
  name: 'revealMember',
  method: 'POST',
  path: '/ops/members/reveal',
  summary: 'Returns the unmasked profile; the audit log stores the viewer and the reason.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, reason }),
  value: z.strictObject({
    mobile: z.nullable(string()),
    email: z.nullable(string()),
    payeeName: z.nullable(string()),
    birthday: z.nullable(string()),
    idNumber: z.nullable(string()),
    address: z.nullable(string()),
    bankAccounts: z.array(
      z.strictObject({ bankName: string(), holderName: string(), accountNumber: string() }),
    ),
  }),
  refusals: ['member_not_found'],
});

export const changeMemberStatus = endpoint({
  name: 'changeMemberStatus',
  method: 'POST',
  path: '/ops/members/status',
  summary: 'Disables a member and ends all sessions, or enables the member again.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, status: z.enum(memberStatuses), reason }),
  value: empty,
  refusals: ['member_not_found', 'member_erased'],
});

export const rankMember = endpoint({
  name: 'rankMember',
  method: 'POST',
  path: '/ops/members/rank',
  summary: 'Sets the rank and the labels of a member.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({
    id,
    rankLevel: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
    labels: z.array(text(32, 1)).check(z.maxLength(5)),
    reason,
  }),
  value: empty,
  refusals: ['member_not_found'],
});

export const promoteMember = endpoint({
  name: 'promoteMember',
  method: 'POST',
  path: '/ops/members/type',
  summary:
    'Makes a member an agent, or a member or agent without an upline a general agent. The ' +
    'account is logged out and gets an affiliate code.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({
    id,
    type: z.union([z.literal(accountType.agent), z.literal(accountType.generalAgent)]),
    reason,
  }),
  value: empty,
  refusals: ['member_not_found', 'member_erased', 'account_type_unfit'],
});

export const proposeMemberPassword = endpoint({
  name: 'proposeMemberPassword',
  method: 'POST',
  path: '/ops/members/password',
  summary:
    'Proposes a temporary password, shown once. It works after approval, until the member ' +
    'sets another one at the next login.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, reason }),
  value: z.strictObject({ proposalId: id, firstPassword: string() }),
  refusals: ['member_not_found', 'proposal_open'],
});

export const proposePaymentPasswordClearing = endpoint({
  name: 'proposePaymentPasswordClearing',
  method: 'POST',
  path: '/ops/members/payment-password',
  summary:
    'Proposes to clear a forgotten payment password, if the member has no other proof. After ' +
    'approval the member sets a new one, which moves no money until a wait is over.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, reason }),
  value: z.strictObject({ proposalId: id }),
  refusals: ['member_not_found', 'proposal_open'],
});

export const proposeLineMove = endpoint({
  name: 'proposeLineMove',
  method: 'POST',
  path: '/ops/members/line',
  summary:
    'Proposes to move a member with all below to another upline, or to the top of a line of its ' +
    'own. Past figures stay with the former uplines.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({
    id,
    /** The account of the new upline; empty for the top. */
    upline: text(64),
    reason,
  }),
  value: empty,
  refusals: ['member_not_found', 'upline_unfit', 'line_too_deep', 'proposal_open'],
});

export const freezePurse = endpoint({
  name: 'freezePurse',
  method: 'POST',
  path: '/ops/members/purse',
  summary:
    'Freezes or unfreezes the member’s wallet. A frozen wallet still receives money owed to ' +
    'the member.',
  access: 'staff',
  permission: 'wallets.act',
  body: z.strictObject({
    id,
    purpose: string().check(z.regex(/^[a-z_]{2,32}$/)),
    frozen: z.boolean(),
    reason,
  }),
  value: empty,
  refusals: ['member_not_found', 'purse_not_found'],
});

export const noteMember = endpoint({
  name: 'noteMember',
  method: 'POST',
  path: '/ops/members/notes',
  summary: 'Adds a note about a member for other staff.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, text: paragraphs(2000, 1) }),
  value: empty,
  refusals: ['member_not_found'],
});

export const messageMember = endpoint({
  name: 'messageMember',
  method: 'POST',
  path: '/ops/members/messages',
  summary: 'Writes a message into a member’s inbox.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, title: text(120, 1), text: paragraphs(2000, 1) }),
  value: empty,
  refusals: ['member_not_found'],
});

export const proposeAdjustment = endpoint({
  name: 'proposeAdjustment',
  method: 'POST',
  path: '/ops/adjustments',
  summary: 'Proposes to credit or debit a member. Another person must approve it.',
  access: 'staff',
  permission: 'adjustments.act',
  movesMoney: true,
  body: z.strictObject({
    memberId: id,
    direction: z.enum(['credit', 'debit']),
    amount,
    currency,
    reason,
  }),
  value: proposal,
  refusals: ['member_not_found', 'purse_not_found', 'wrong_currency', 'amount_out_of_range'],
});

const sum = string();

export const adjustmentReport = endpoint({
  name: 'adjustmentReport',
  method: 'GET',
  path: '/ops/adjustments/report',
  summary: 'Lists the adjustments of a brand day, with proposer and approver.',
  access: 'staff',
  permission: 'adjustments.look',
  query: z.strictObject({ day }),
  value: z.strictObject({
    day: string(),
    credited: sum,
    debited: sum,
    list: z.array(
      z.strictObject({
        proposal: id,
        member: z.strictObject({ id, username: string() }),
        direction: z.enum(['credit', 'debit']),
        amount,
        currency,
        reason: string(),
        proposedBy: string(),
        approvedBy: string(),
        postedAt: instant,
      }),
    ),
  }),
  refusals: [],
});
