import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amount, currency, signedAmount } from '../money.ts';
import { day, empty, id, instant, page, paging, paragraphs, text } from '../wire.ts';
import { proposal } from './proposals.ts';

/** Why somebody does what changes things for a member; it stands in the audit log. */
export const reason = paragraphs(500, 3);

const memberStatuses = ['active', 'disabled'] as const;

const memberLine = z.strictObject({
  id,
  username: z.string(),
  nickname: z.string(),
  /** See `accountType` in packages/rules. */
  type: z.number(),
  status: z.enum(memberStatuses),
  currency,
  /** What can be spent, and what is owed below zero; minor units. */
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
    'The brand’s members, the newest first: by the beginning of a username, a whole mobile number or e-mail, or an id.',
  access: 'staff',
  permission: 'members.look',
  query: z.strictObject({
    ...paging(20),
    search: z._default(text(64), ''),
    status: z.optional(z.enum(memberStatuses)),
  }),
  value: page(memberLine),
  refusals: [],
});

const wallet = z.strictObject({
  purpose: z.string(),
  currency,
  balance: signedAmount,
  frozen: z.boolean(),
  playMoney: z.boolean(),
});

const cashLine = z.strictObject({
  reference: z.string(),
  /** The name of the method that was paid in by, or of the bank that is paid. */
  method: z.string(),
  amount,
  currency,
  status: z.string(),
  createdAt: instant,
});

const memberFile = z.strictObject({
  ...memberLine.shape,
  language: z.string(),
  upline: z.nullable(z.strictObject({ id, username: z.string() })),
  firstLoginAt: z.nullable(instant),
  /** Of what is personal only so much that two people can tell whether they mean the same. */
  personal: z.strictObject({
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    payeeName: z.nullable(z.string()),
    birthday: z.nullable(z.string()),
    nationality: z.nullable(z.string()),
    idNumber: z.nullable(z.string()),
  }),
  mobileVerified: z.boolean(),
  emailVerified: z.boolean(),
  authenticator: z.boolean(),
  wallets: z.array(wallet),
  bankAccounts: z.array(
    z.strictObject({
      bankName: z.string(),
      lastDigits: z.string(),
      usableAt: instant,
      createdAt: instant,
    }),
  ),
  deposits: z.array(cashLine),
  withdrawals: z.array(cashLine),
  rounds: z.array(
    z.strictObject({
      id,
      vendor: z.string(),
      game: z.string(),
      stake: z.string(),
      win: z.string(),
      currency,
      startedAt: instant,
      ended: z.boolean(),
    }),
  ),
  transfers: z.array(
    z.strictObject({
      id,
      kind: z.string(),
      purpose: z.string(),
      amount: signedAmount,
      balanceAfter: z.nullable(signedAmount),
      currency,
      postedAt: instant,
    }),
  ),
  logins: z.array(
    z.strictObject({
      at: instant,
      address: z.string(),
      userAgent: z.string(),
      method: z.string(),
      outcome: z.string(),
    }),
  ),
  sessions: z.array(
    z.strictObject({
      id,
      address: z.string(),
      userAgent: z.string(),
      createdAt: instant,
      lastSeenAt: instant,
    }),
  ),
  networks: z.array(z.strictObject({ network: z.string(), lastSeenAt: instant })),
  notes: z.array(z.strictObject({ id, text: z.string(), by: z.string(), at: instant })),
});
export type MemberFile = z.infer<typeof memberFile>;

export const staffMember = endpoint({
  name: 'staffMember',
  method: 'GET',
  path: '/ops/members/file',
  summary:
    'All about one member on a page: profile (masked), wallets, the last movements, logins and notes.',
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
  summary: 'What is masked elsewhere, in full. Who saw it, and why, stands in the audit log.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, reason }),
  value: z.strictObject({
    mobile: z.nullable(z.string()),
    email: z.nullable(z.string()),
    payeeName: z.nullable(z.string()),
    birthday: z.nullable(z.string()),
    idNumber: z.nullable(z.string()),
    address: z.nullable(z.string()),
    bankAccounts: z.array(
      z.strictObject({ bankName: z.string(), holderName: z.string(), accountNumber: z.string() }),
    ),
  }),
  refusals: ['member_not_found'],
});

export const changeMemberStatus = endpoint({
  name: 'changeMemberStatus',
  method: 'POST',
  path: '/ops/members/status',
  summary: 'Disables a member, whose sessions end at once, or lets them in again.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, status: z.enum(memberStatuses), reason }),
  value: empty,
  refusals: ['member_not_found'],
});

export const proposeMemberPassword = endpoint({
  name: 'proposeMemberPassword',
  method: 'POST',
  path: '/ops/members/password',
  summary:
    'Proposes a password for a member who cannot get in. It is shown here and never again; it is the member’s when another person has approved it, until the member has chosen another one at the next login.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, reason }),
  value: z.strictObject({ proposalId: id, firstPassword: z.string() }),
  refusals: ['member_not_found', 'proposal_open'],
});

export const proposePaymentPasswordClearing = endpoint({
  name: 'proposePaymentPasswordClearing',
  method: 'POST',
  path: '/ops/members/payment-password',
  summary:
    'Proposes to take away the payment password of a member who has forgotten it and has nothing else to show. When another person has approved it, the member sets a new one, which moves no money until a wait is over.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, reason }),
  value: z.strictObject({ proposalId: id }),
  refusals: ['member_not_found', 'proposal_open'],
});

export const freezePurse = endpoint({
  name: 'freezePurse',
  method: 'POST',
  path: '/ops/members/purse',
  summary:
    'Freezes the wallet that a member spends from, so that nothing leaves it, or frees it again. What is owed can always arrive.',
  access: 'staff',
  permission: 'wallets.act',
  body: z.strictObject({
    id,
    purpose: z.string().check(z.regex(/^[a-z_]{2,32}$/)),
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
  summary: 'Writes a note about a member for the other people of the staff.',
  access: 'staff',
  permission: 'members.act',
  body: z.strictObject({ id, text: paragraphs(2000, 1) }),
  value: empty,
  refusals: ['member_not_found'],
});

export const proposeAdjustment = endpoint({
  name: 'proposeAdjustment',
  method: 'POST',
  path: '/ops/adjustments',
  summary:
    'Proposes to give a member money of the house, or to take some back. Another person has to approve it.',
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
  refusals: ['member_not_found', 'purse_not_found', 'wrong_currency'],
});

const sum = z.string();

export const adjustmentReport = endpoint({
  name: 'adjustmentReport',
  method: 'GET',
  path: '/ops/adjustments/report',
  summary: 'The adjustments of a day of the brand, with who proposed and who approved them.',
  access: 'staff',
  permission: 'adjustments.look',
  query: z.strictObject({ day }),
  value: z.strictObject({
    day: z.string(),
    credited: sum,
    debited: sum,
    list: z.array(
      z.strictObject({
        proposal: id,
        member: z.strictObject({ id, username: z.string() }),
        direction: z.enum(['credit', 'debit']),
        amount,
        currency,
        reason: z.string(),
        proposedBy: z.string(),
        approvedBy: z.string(),
        postedAt: instant,
      }),
    ),
  }),
  refusals: [],
});
