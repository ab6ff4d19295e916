import { carryOvers, coverProblems, fundings, termProblems } from '@lantern/rules/agreements';
import * as z from 'zod/mini';
import {
  agreement,
  agreementBillLine,
  agreementFilter,
  agreementInFull,
  agreementKind,
  agreementTerms,
  billDispute,
  billLine,
  billRejection,
  calculation,
  endedAgreement,
  offeredTerms,
  party,
  ratePercent,
} from './agreement-shapes.ts';
import { csvFile } from './csv-file.ts';
import { endpoint } from './endpoint.ts';
import { amountOrZero, currency, signedAmount, sumOrZero } from './money.ts';
import { period, sensiblePeriod, shownDays } from './records.ts';
import { string } from './strings.ts';
import { day, empty, id, instant, page, paging, paragraphs } from './wire.ts';

export type {
  Agreement,
  AgreementBillLine,
  AgreementEvent,
  AgreementTerms,
  BillCalculation,
  BillDispute,
  BillRejection,
  EndedAgreement,
  Party,
} from './agreement-shapes.ts';

const looking = { method: 'GET', access: 'member', centre: 'agent' } as const;
const acting = { method: 'POST', access: 'member', centre: 'agent' } as const;
const exported = { ...looking, ...csvFile } as const;
/** Whose agreements: the caller's own, or those of the direct downline. */
const side = z._default(z.enum(['own', 'downline']), 'own');

export const agreements = endpoint({
  ...looking,
  name: 'agreements',
  path: '/wps/agent/agreements',
  summary: 'Lists the agent’s agreements with its upline or its direct downline, newest first.',
  query: z.strictObject({
    ...paging(20),
    side,
    ...agreementFilter,
  }),
  value: page(agreement),
  refusals: [],
});

export const agreementsFile = endpoint({
  ...exported,
  name: 'agreementsFile',
  path: '/wps/agent/agreements/file',
  summary: 'Exports the agent’s agreements with its upline or its direct downline as CSV.',
  query: z.strictObject({ side, ...agreementFilter }),
  refusals: [],
});

export const agreementDetail = endpoint({
  ...looking,
  name: 'agreementDetail',
  path: '/wps/agent/agreements/detail',
  summary: 'Returns an agreement of the agent with its history and the signed document.',
  query: z.strictObject({ id }),
  value: agreementInFull,
  refusals: ['agreement_not_found'],
});

export const agreementRules = endpoint({
  ...looking,
  name: 'agreementRules',
  path: '/wps/agent/agreements/rules',
  summary: 'Returns what a brand allows in offers of a kind, and the agent’s own terms.',
  query: z.strictObject({ kind: agreementKind }),
  value: z.strictObject({
    currency,
    mostTiers: z.number(),
    lowestRate: ratePercent,
    highestRate: ratePercent,
    rateStep: ratePercent,
    sameLevel: z.boolean(),
    crossLevel: z.boolean(),
    sameRule: z.boolean(),
    /** The usual active minimum by the length of the period. */
    activeMinimum: z.strictObject({
      hour: amountOrZero,
      day: amountOrZero,
      longer: amountOrZero,
    }),
    funding: z.enum(fundings),
    carryOver: z.enum(carryOvers),
    /** Null without an active agreement of this kind: the agent can't make offers. */
    own: z.nullable(agreementTerms),
  }),
  refusals: [],
});

const problem = z.strictObject({
  code: z.enum([...termProblems, ...coverProblems]),
  /** The index of the tier; null for the terms as a whole. */
  tier: z.nullable(z.number()),
});
export type AgreementProblem = z.infer<typeof problem>;

/** What an offer would mean. */
export const offerPreview = z.strictObject({
  problems: z.array(problem),
  /** The active agreement of the same kind that the offer replaces. */
  replaces: z.nullable(agreement),
  /** Agreements that end when the downline accepts, by name. */
  ends: z.array(endedAgreement),
  /** The bill of the last period with these terms; null while a rule is broken. */
  lastPeriod: z.nullable(
    z.strictObject({
      period: z.strictObject({ start: instant, end: instant }),
      calculation,
    }),
  ),
});

export const previewOffer = endpoint({
  ...acting,
  name: 'previewOffer',
  path: '/wps/agent/agreements/preview',
  summary:
    'Checks an offer: broken rules, agreements that would end, and the bill of the last period.',
  body: z.strictObject(offeredTerms),
  value: offerPreview,
  refusals: ['member_not_found', 'agreement_unavailable'],
});

export const offerAgreement = endpoint({
  ...acting,
  name: 'offerAgreement',
  path: '/wps/agent/agreements/offer',
  summary: 'Offers an agreement to a direct downline agent.',
  body: z.strictObject({
    ...offeredTerms,
    /** Agreements that the agent was shown as ending. */
    ends: z.array(id).check(z.maxLength(1000)),
  }),
  value: agreement,
  /** `agreement_terms_invalid` has the problems; `agreement_ends_others` what else would end. */
  refusals: [
    'member_not_found',
    'agreement_unavailable',
    'agreement_terms_invalid',
    'agreement_ends_others',
  ],
});

const step = { id, version: z.int() };

export const withdrawOffer = endpoint({
  ...acting,
  name: 'withdrawOffer',
  path: '/wps/agent/agreements/withdraw',
  summary: 'Withdraws an offer before the downline answers.',
  body: z.strictObject(step),
  value: agreement,
  refusals: ['agreement_not_found', 'agreement_changed'],
});

export const answerOffer = endpoint({
  ...acting,
  name: 'answerOffer',
  path: '/wps/agent/agreements/answer',
  summary: 'Accepts or rejects an offer. Accepting ends the downline’s agreements it named.',
  body: z.strictObject({
    ...step,
    accept: z.boolean(),
    /** Agreements that the agent agrees to end. */
    ends: z.array(id).check(z.maxLength(1000)),
  }),
  value: agreement,
  refusals: [
    'agreement_not_found',
    'agreement_changed',
    'agreement_unavailable',
    'agreement_terms_invalid',
    'agreement_ends_others',
  ],
});

export const terminateAgreement = endpoint({
  ...acting,
  name: 'terminateAgreement',
  path: '/wps/agent/agreements/terminate',
  summary:
    'The upline requests the termination of an agreement or cancels the request; the downline ' +
    'confirms or declines it.',
  body: z.strictObject({
    ...step,
    step: z.enum(['request', 'cancel', 'confirm', 'decline']),
  }),
  value: agreement,
  refusals: ['agreement_not_found', 'agreement_changed'],
});

const agreementRequest = z.strictObject({
  id,
  kind: agreementKind,
  agent: party,
  note: string(),
  at: instant,
});
export type AgreementRequest = z.infer<typeof agreementRequest>;

export const requestAgreement = endpoint({
  ...acting,
  name: 'requestAgreement',
  path: '/wps/agent/agreements/request',
  summary: 'Asks the upline or the brand for a new agreement; one open request of each kind.',
  body: z.strictObject({ kind: agreementKind, note: paragraphs(500) }),
  value: agreementRequest,
  refusals: ['agreement_unavailable'],
});

export const agreementRequests = endpoint({
  ...looking,
  name: 'agreementRequests',
  path: '/wps/agent/agreements/requests',
  summary: 'Lists open requests: the agent’s own, or those of its direct downline.',
  query: z.strictObject({ side }),
  value: z.strictObject({ list: z.array(agreementRequest) }),
  refusals: [],
});

export const agreementBills = endpoint({
  ...looking,
  name: 'agreementBills',
  path: '/wps/agent/agreements/bills',
  summary: 'Lists the bills of the agent, or of its direct downline, newest period first.',
  query: z
    .strictObject({
      ...paging(20),
      ...period,
      side,
      kind: z.optional(agreementKind),
      agreement: z.optional(id),
    })
    .check(sensiblePeriod),
  value: z.extend(page(agreementBillLine), {
    ...shownDays,
    currency,
    /** Of all pages: what the bills say, and what was paid of them. */
    amount: sumOrZero,
    paid: sumOrZero,
  }),
  refusals: [],
});

export const agreementBillsFile = endpoint({
  ...exported,
  name: 'agreementBillsFile',
  path: '/wps/agent/agreements/bills/file',
  summary: 'Exports the bills of the agent, or of its direct downline, as CSV.',
  query: z.strictObject({ ...period, side, kind: z.optional(agreementKind) }).check(sensiblePeriod),
  refusals: [],
});

const bill = z.strictObject({
  ...billLine,
  /** Whether it is the caller's, and not of its downline. */
  own: z.boolean(),
  terms: agreementTerms,
  calculation,
  /** The bill of the period before, where it left something to this one. */
  before: z.nullable(id),
  /** The agent's next bill of the kind, where this one leaves something to it. */
  after: z.nullable(id),
  /** What was paid, oldest first, with the ledger's transfer. */
  payments: z.array(
    z.strictObject({ amount: amountOrZero, at: instant, transfer: id, late: z.boolean() }),
  ),
  rejection: billRejection,
  /** Oldest first. */
  disputes: z.array(billDispute),
  /** Whether the caller may dispute it now. */
  disputable: z.boolean(),
});
export type AgreementBill = z.infer<typeof bill>;

export const agreementBill = endpoint({
  ...looking,
  name: 'agreementBill',
  path: '/wps/agent/agreements/bill',
  summary: 'Returns a bill with its figures, tier, carry-over and payments.',
  query: z.strictObject({ id }),
  value: bill,
  refusals: ['bill_not_found'],
});

export const agreementBillDownlines = endpoint({
  ...looking,
  name: 'agreementBillDownlines',
  path: '/wps/agent/agreements/bill/downlines',
  summary: 'Lists the bills of the direct downline that the agent of a bill pays from it.',
  query: z.strictObject({ ...paging(20), id }),
  value: page(agreementBillLine),
  refusals: ['bill_not_found'],
});

export const agreementBillDownlinesFile = endpoint({
  ...exported,
  name: 'agreementBillDownlinesFile',
  path: '/wps/agent/agreements/bill/downlines/file',
  summary: 'Exports the bills of the direct downline that the agent of a bill pays from it as CSV.',
  query: z.strictObject({ id }),
  refusals: ['bill_not_found'],
});

export const disputeBill = endpoint({
  ...acting,
  name: 'disputeBill',
  path: '/wps/agent/agreements/bill/dispute',
  summary: 'Tells the staff what is wrong with a bill of the agent; one open dispute of a bill.',
  limit: { calls: 20, seconds: 3600 },
  body: z.strictObject({ id, text: paragraphs(1000, 3) }),
  value: billDispute,
  refusals: ['bill_not_found', 'dispute_open'],
});

export const collectBill = endpoint({
  ...acting,
  name: 'collectBill',
  path: '/wps/agent/agreements/bill/collect',
  summary: 'Pays the agent a dividend that waits for it; once, however often it is asked.',
  body: z.strictObject({ id }),
  value: empty,
  refusals: ['bill_not_found', 'bill_not_collectable'],
});

const billMember = z.strictObject({
  ...party.shape,
  /** Of the member and all below it, in the period. */
  turnover: signedAmount,
  netLoss: signedAmount,
  /** Direct downline members; counted up to 1,000. */
  direct: z.number(),
  /** The agent’s own play. */
  own: z.boolean(),
});

/** A member below the agent of a bill, and a day of the bill; all of it without them. */
const partOfBill = { id, member: z.optional(id), day: z.optional(day) };

export const agreementBillMembers = endpoint({
  ...looking,
  name: 'agreementBillMembers',
  path: '/wps/agent/agreements/bill/members',
  summary:
    'Lists the agent of a bill, or a member below, and its direct downline with their figures, ' +
    'of the bill or one of its days.',
  query: z.strictObject({ ...paging(20), ...partOfBill }),
  value: z.extend(page(billMember), { above: z.array(party), currency }),
  refusals: ['bill_not_found', 'member_not_found'],
});

export const agreementBillDays = endpoint({
  ...looking,
  name: 'agreementBillDays',
  path: '/wps/agent/agreements/bill/days',
  summary: 'Lists the days of a bill with figures, of a member and all below, newest first.',
  query: z.strictObject({ id, member: z.optional(id) }),
  value: z.strictObject({
    list: z.array(z.strictObject({ day, turnover: signedAmount, netLoss: signedAmount })),
    currency,
  }),
  refusals: ['bill_not_found', 'member_not_found'],
});

export const agreementBillBets = endpoint({
  ...looking,
  name: 'agreementBillBets',
  path: '/wps/agent/agreements/bill/bets',
  summary:
    'Lists settled rounds of a bill, of a member and all below, of a day or all, newest first.',
  query: z.strictObject({ ...paging(20), ...partOfBill }),
  value: z.strictObject({
    list: z.array(
      z.strictObject({
        id: string(),
        member: party,
        /** A correction changes a round that has been settled before. */
        kind: z.enum(['round', 'correction']),
        gameName: string(),
        stake: signedAmount,
        turnover: signedAmount,
        win: signedAmount,
        /** What it earns of its turnover by real-time salary; null for a correction. */
        rate: z.nullable(ratePercent),
        at: instant,
      }),
    ),
    more: z.boolean(),
    currency,
  }),
  refusals: ['bill_not_found', 'member_not_found'],
});

export const agreementBillFile = endpoint({
  ...exported,
  name: 'agreementBillFile',
  path: '/wps/agent/agreements/bill/file',
  summary:
    'Exports everything that a bill counts as CSV: settled rounds, rebates, bonuses and fees, of ' +
    'a member and all below, of a day or all.',
  query: z.strictObject(partOfBill),
  refusals: ['bill_not_found', 'member_not_found'],
});

export const recalculateBill = endpoint({
  ...acting,
  name: 'recalculateBill',
  path: '/wps/agent/agreements/bill/recalculate',
  summary: 'Calculates a bill again from the settled rounds and compares; it changes nothing.',
  limit: { calls: 10, seconds: 60 },
  body: z.strictObject({ id }),
  value: z.strictObject({ same: z.boolean(), calculation }),
  refusals: ['bill_not_found'],
});

export const agreementNow = endpoint({
  ...looking,
  name: 'agreementNow',
  path: '/wps/agent/agreements/now',
  summary: 'Returns the bill of an agreement as if its current period ended now.',
  passive: true,
  query: z.strictObject({ id }),
  value: z.strictObject({
    period: z.strictObject({ start: instant, end: instant }),
    currency,
    /** Null before the first period and after the last one. */
    calculation: z.nullable(calculation),
  }),
  refusals: ['agreement_not_found'],
});

export const agreementIncome = endpoint({
  ...looking,
  name: 'agreementIncome',
  path: '/wps/agent/agreements/income',
  summary: 'Returns what the agent earned by its agreements, by kind and by day.',
  query: z.strictObject(period).check(sensiblePeriod),
  value: z.strictObject({
    ...shownDays,
    currency,
    /** The bills come from figures that are complete up to this moment. */
    asOf: instant,
    byKind: z.array(
      z.strictObject({
        kind: agreementKind,
        /** Received, late payments included. */
        received: sumOrZero,
        /** Passed on to the downline. */
        passedOn: sumOrZero,
        net: signedAmount,
        bills: z.number(),
      }),
    ),
    /** Received less passed on, by the first day of the bills; days without bills are left out. */
    byDay: z.array(z.strictObject({ day, net: signedAmount })),
  }),
  refusals: [],
});

export const agreementIncomeFile = endpoint({
  ...exported,
  name: 'agreementIncomeFile',
  path: '/wps/agent/agreements/income/file',
  summary: 'Exports what the agent earned by its agreements in a period, by kind, as CSV.',
  query: z.strictObject(period).check(sensiblePeriod),
  refusals: [],
});

const debt = z.strictObject({
  bill: id,
  kind: agreementKind,
  /** Who is owed, or who owes. */
  other: party,
  period: z.strictObject({ start: instant, end: instant }),
  owed: amountOrZero,
  paid: amountOrZero,
});
export type AgreementDebt = z.infer<typeof debt>;

export const agreementDebts = endpoint({
  ...looking,
  name: 'agreementDebts',
  path: '/wps/agent/agreements/debts',
  summary: 'Lists what the agent owes its downline and what its upline owes it, oldest first.',
  query: empty,
  value: z.strictObject({
    currency,
    /** Of the agent to its downline; it can't be withdrawn. */
    owes: z.array(debt),
    owesTotal: sumOrZero,
    /** Of the upline to the agent. */
    isOwed: z.array(debt),
    isOwedTotal: sumOrZero,
  }),
  refusals: [],
});

export const agreementDebtsFile = endpoint({
  ...exported,
  name: 'agreementDebtsFile',
  path: '/wps/agent/agreements/debts/file',
  summary: 'Exports what the agent owes its downline and what its upline owes it as CSV.',
  query: z.strictObject({ kind: z.optional(agreementKind) }),
  refusals: [],
});
