import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount } from './money.ts';
import { period, sensiblePeriod, shownDays } from './records.ts';
import { string } from './strings.ts';
import { day, id, instant, page, paging } from './wire.ts';

/** Sums of settled rounds and of money. Corrections can make each of them negative. */
const figures = {
  rounds: z.number(),
  stakes: signedAmount,
  turnover: signedAmount,
  wins: signedAmount,
  deposits: signedAmount,
  withdrawals: signedAmount,
  /** Of deposits. */
  fees: signedAmount,
  promotions: signedAmount,
  rebates: signedAmount,
  /** Stakes less wins, rebates, promotions and fees: positive if the members lost. */
  net: signedAmount,
};
const counts = {
  registrations: z.number(),
  firstDeposits: z.number(),
};
const teamFigures = z.strictObject({ ...figures, ...counts });
export type TeamFigures = z.infer<typeof teamFigures>;

/** A member of the team; the caller if missing. */
const member = z.optional(id);
const way = z.array(z.strictObject({ id, account: string() }));

const shown = {
  ...shownDays,
  currency,
  /** All that was settled before this moment is counted. */
  asOf: instant,
  /** From the caller's direct downline to `member`; empty for the caller. */
  above: way,
};

export const teamSpans = ['day', 'week', 'month'] as const;
export type TeamSpan = (typeof teamSpans)[number];

const spanFigures = z.strictObject({
  ...shownDays,
  ...teamFigures.shape,
  /** Members who played. */
  active: z.number(),
});

export const teamOverview = endpoint({
  name: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/overview',
  summary:
    'Returns the figures of the agent’s team, the agent included, for the current day, week or ' +
    'month and the one before, and for each of the last 14 days.',
  access: 'member',
  centre: 'figures',
  passive: true,
  query: z.strictObject({ span: z._default(z.enum(teamSpans), 'day') }),
  value: z.strictObject({
    asOf: instant,
    currency,
    current: spanFigures,
    before: spanFigures,
    /** All 14 days, oldest first. */
    days: z.array(z.strictObject({ day, ...teamFigures.shape, active: z.number() })),
  }),
  refusals: ['search_stopped'],
});
export type TeamOverview = z.infer<typeof teamOverview.value>;

export const teamOverviewFile = endpoint({
  name: 'teamOverviewFile',
  method: 'GET',
  path: '/wps/agent/overview/file',
  summary:
    'Exports the days of the overview as CSV: the current day, week or month and the one before, ' +
    'and at least 14 days.',
  access: 'member',
  centre: 'figures',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: teamOverview.query,
  value: z.any(),
  refusals: [],
});

/** A category of games; money that is not of a game has none. */
const category = z.optional(string().check(z.regex(/^[A-Za-z]{1,20}$/)));

const profitQuery = z.strictObject({ ...period, member, category }).check(sensiblePeriod);

export const teamProfit = endpoint({
  name: 'teamProfit',
  method: 'GET',
  path: '/wps/agent/profit',
  summary:
    'Returns the figures of a team, its agent included: in total, by day and by category; with a ' +
    'category, all but the last of it alone.',
  access: 'member',
  centre: 'figures',
  passive: true,
  query: profitQuery,
  value: z.strictObject({
    ...shown,
    total: teamFigures,
    /** Of the team's agent or member alone. */
    own: teamFigures,
    /** Days with figures, newest first. */
    byDay: z.array(z.strictObject({ day, ...teamFigures.shape })),
    /** Categories of games, highest turnover first. */
    byCategory: z.array(z.strictObject({ category: string(), ...figures })),
  }),
  refusals: ['member_not_found', 'search_stopped'],
});
export type TeamProfit = z.infer<typeof teamProfit.value>;

const memberProfit = z.strictObject({
  id,
  account: string(),
  /** See `accountType` in packages/rules. */
  type: z.number(),
  /** Direct downline members, counted up to 1,000; null for a member that has moved away. */
  direct: z.nullable(z.number()),
  ...teamFigures.shape,
});
export type MemberProfit = z.infer<typeof memberProfit>;

export const teamMembersProfit = endpoint({
  name: 'teamMembersProfit',
  method: 'GET',
  path: '/wps/agent/profit/members',
  summary: 'Lists the direct downline of a team with the figures of each member and its own team.',
  access: 'member',
  centre: 'figures',
  passive: true,
  query: z.strictObject({ ...paging(20), ...period, member, category }).check(sensiblePeriod),
  value: z.extend(page(memberProfit), shown),
  refusals: ['member_not_found', 'search_stopped'],
});

export const teamMembersProfitFile = endpoint({
  name: 'teamMembersProfitFile',
  method: 'GET',
  path: '/wps/agent/profit/members/file',
  summary: 'Exports the direct downline of a team with the figures of each and its team as CSV.',
  access: 'member',
  centre: 'figures',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: profitQuery,
  value: z.any(),
  refusals: ['member_not_found'],
});

export const teamProfitFile = endpoint({
  name: 'teamProfitFile',
  method: 'GET',
  path: '/wps/agent/profit/file',
  summary: 'Exports the figures of a team by day and category as CSV.',
  access: 'member',
  centre: 'figures',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: profitQuery,
  value: z.any(),
  refusals: ['member_not_found'],
});

/** A row of the figure log. */
const teamBet = z.strictObject({
  id: string(),
  member: id,
  account: string(),
  /** A correction changes a round that has been settled before. */
  kind: z.enum(['round', 'correction']),
  gameName: string(),
  category: string(),
  stake: signedAmount,
  turnover: signedAmount,
  win: signedAmount,
  at: instant,
});
export type TeamBet = z.infer<typeof teamBet>;

export const teamMoneyKinds = ['deposit', 'withdrawal', 'fee', 'promotion', 'rebate'] as const;
/** All kinds if missing. */
const moneyKind = z.optional(z.enum(teamMoneyKinds));
const teamTransaction = z.strictObject({
  id: string(),
  member: id,
  account: string(),
  kind: z.enum(teamMoneyKinds),
  /** Negative for a withdrawal that came back. */
  amount: signedAmount,
  reference: z.nullable(string()),
  at: instant,
});
export type TeamTransaction = z.infer<typeof teamTransaction>;

const logQuery = { ...paging(20), ...period, member, upTo: z.optional(instant) };
const logPage = {
  ...shown,
  /** The position of the first page, so that later pages show the same list. */
  upTo: instant,
  more: z.boolean(),
};

export const teamBets = endpoint({
  name: 'teamBets',
  method: 'GET',
  path: '/wps/agent/bets',
  summary: 'Lists the settled rounds of a team, of one category or all, newest first, with sums.',
  access: 'member',
  centre: 'bets',
  passive: true,
  query: z.strictObject({ ...logQuery, category }).check(sensiblePeriod),
  value: z.strictObject({
    ...logPage,
    list: z.array(teamBet),
    /** Of the whole list, as of `asOf`. */
    total: z.strictObject({
      rounds: figures.rounds,
      stakes: signedAmount,
      turnover: signedAmount,
      wins: signedAmount,
    }),
    /** Categories with rounds in these days. */
    categories: z.array(string()),
  }),
  refusals: ['member_not_found', 'search_stopped'],
});

export const teamBetsFile = endpoint({
  name: 'teamBetsFile',
  method: 'GET',
  path: '/wps/agent/bets/file',
  summary: 'Exports the settled rounds of a team as CSV.',
  access: 'member',
  centre: 'bets',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: profitQuery,
  value: z.any(),
  refusals: ['member_not_found'],
});

export const teamTransactions = endpoint({
  name: 'teamTransactions',
  method: 'GET',
  path: '/wps/agent/transactions',
  summary:
    'Lists the deposits, withdrawals, fees, promotions and rebates of a team, of one kind or of ' +
    'all, newest first, with the sum of each kind.',
  access: 'member',
  centre: 'transactions',
  passive: true,
  query: z.strictObject({ ...logQuery, kind: moneyKind }).check(sensiblePeriod),
  value: z.strictObject({
    ...logPage,
    list: z.array(teamTransaction),
    /** Of the team in these days, as of `asOf`. */
    total: z.strictObject({
      deposit: signedAmount,
      withdrawal: signedAmount,
      fee: signedAmount,
      promotion: signedAmount,
      rebate: signedAmount,
    }),
  }),
  refusals: ['member_not_found', 'search_stopped'],
});

export const teamTransactionsFile = endpoint({
  name: 'teamTransactionsFile',
  method: 'GET',
  path: '/wps/agent/transactions/file',
  summary: 'Exports the transactions of a team as CSV.',
  access: 'member',
  centre: 'transactions',
  file: 'csv',
  limit: { calls: 10, seconds: 600 },
  query: z.strictObject({ ...period, member, kind: moneyKind }).check(sensiblePeriod),
  value: z.any(),
  refusals: ['member_not_found'],
});
