import { agreementKinds, carryOvers, fundings } from '@lantern/rules/agreements';
import * as z from 'zod/mini';
import {
  agreementBillBets,
  agreementBillDays,
  agreementBillDownlines,
  agreementBillFile,
  agreementBillMembers,
  offerPreview,
} from '../agreement.ts';
import {
  agreement,
  agreementBillLine,
  agreementFilter,
  agreementInFull,
  agreementKind,
  agreementTerms,
  billDispute,
  billRejection,
  billStates,
  calculation,
  offeredTerms,
  party,
  ratePercent,
} from '../agreement-shapes.ts';
import { csvFile } from '../csv-file.ts';
import { contactRules } from '../downline.ts';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency, sumOrZero } from '../money.ts';
import { string } from '../strings.ts';
import { day, empty, id, instant, page, paging, paragraphs, text } from '../wire.ts';
import { reason } from './members.ts';
import { settingsVersion } from './settings-version.ts';

const looking = { method: 'GET', access: 'staff', permission: 'agreements.look' } as const;
const acting = { method: 'POST', access: 'staff', permission: 'agreements.act' } as const;

/** A file of the staff. */
const exported = { ...looking, ...csvFile } as const;

const staffFilter = {
  ...agreementFilter,
  /** Only those with the brand. */
  top: z.optional(z.enum(['true', 'false'])),
};

export const staffAgreements = endpoint({
  ...looking,
  name: 'staffAgreements',
  path: '/ops/agreements',
  summary: 'Lists agreements, newest first, by agent, kind and state.',
  passive: true,
  query: z.strictObject({ ...paging(20), ...staffFilter }),
  value: page(agreement),
  refusals: [],
});

export const staffAgreementsFile = endpoint({
  ...exported,
  name: 'staffAgreementsFile',
  path: '/ops/agreements/file',
  summary: 'Exports the agreements that a search finds as CSV. The export is logged.',
  query: z.strictObject(staffFilter),
  refusals: [],
});

export const staffAgreement = endpoint({
  ...looking,
  name: 'staffAgreement',
  path: '/ops/agreements/detail',
  summary: 'Returns an agreement with its history and the signed document.',
  query: z.strictObject({ id }),
  value: agreementInFull,
  refusals: ['agreement_not_found'],
});

export const staffPreviewOffer = endpoint({
  ...acting,
  name: 'staffPreviewOffer',
  path: '/ops/agreements/preview',
  summary: 'Checks an offer of the brand to an agent at the top of its line.',
  body: z.strictObject(offeredTerms),
  value: offerPreview,
  refusals: ['member_not_found', 'agreement_unavailable'],
});

export const staffOfferAgreement = endpoint({
  ...acting,
  name: 'staffOfferAgreement',
  path: '/ops/agreements/offer',
  summary: 'Offers an agreement of the brand to an agent without an upline of this kind.',
  body: z.strictObject({ ...offeredTerms, ends: z.array(id).check(z.maxLength(1000)), reason }),
  value: agreement,
  refusals: [
    'member_not_found',
    'agreement_unavailable',
    'agreement_terms_invalid',
    'agreement_ends_others',
  ],
});

export const staffEndAgreement = endpoint({
  ...acting,
  name: 'staffEndAgreement',
  path: '/ops/agreements/end',
  summary:
    'Withdraws an offer of the brand, requests the termination of its agreement, or cancels that.',
  body: z.strictObject({
    id,
    version: z.int(),
    step: z.enum(['withdraw', 'request', 'cancel']),
    reason,
  }),
  value: agreement,
  refusals: ['agreement_not_found', 'agreement_changed'],
});

export const staffAgreementRequests = endpoint({
  ...looking,
  name: 'staffAgreementRequests',
  path: '/ops/agreements/requests',
  summary: 'Lists open requests of agents for an agreement with the brand, oldest first.',
  passive: true,
  query: empty,
  value: z.strictObject({
    list: z.array(
      z.strictObject({ id, kind: agreementKind, agent: party, note: string(), at: instant }),
    ),
  }),
  refusals: [],
});

export const staffAgreementRequestsFile = endpoint({
  ...exported,
  name: 'staffAgreementRequestsFile',
  path: '/ops/agreements/requests/file',
  summary: 'Exports open requests for an agreement with the brand as CSV. The export is logged.',
  query: empty,
  refusals: [],
});

const rates = z.strictObject({ lowest: ratePercent, highest: ratePercent, step: ratePercent });

const rules = z.strictObject({
  funding: z.enum(fundings),
  carryOver: z.enum(carryOvers),
  /** The step to which the base of a salary is rounded down; 0 is off. */
  turnoverStep: amountOrZero,
  /** Bills of the brand above it wait for two people of the staff; 0 is off. */
  reviewFrom: amountOrZero,
  /** Dividends of the brand wait until the agent collects them. */
  collectDividends: z.boolean(),
  mostTiers: z.int().check(z.minimum(1), z.maximum(50)),
  sameLevel: z.boolean(),
  crossLevel: z.boolean(),
  sameRule: z.boolean(),
  activeMinimum: z.strictObject({ hour: amountOrZero, day: amountOrZero, longer: amountOrZero }),
  rates: z.strictObject({
    dividend: rates,
    dailySalary: rates,
    hourlySalary: rates,
    realTimeSalary: rates,
  }),
});
export type AgreementRules = z.infer<typeof rules>;

export const staffAgreementRules = endpoint({
  ...looking,
  name: 'staffAgreementRules',
  path: '/ops/agreements/rules',
  summary: 'Returns what the brand allows and how it pays.',
  query: empty,
  value: z.strictObject({ rules, currency, version: string() }),
  refusals: [],
});

export const saveAgreementRules = endpoint({
  ...acting,
  name: 'saveAgreementRules',
  path: '/ops/agreements/rules',
  summary: 'Changes what the brand allows and how it pays, from the next settlement on.',
  body: z.strictObject({ rules, version: string(), reason }),
  value: z.strictObject({ rules, currency, version: string() }),
  refusals: ['rule_changed'],
});

/** `downline.contacts` of the brand's settings. */
const contactsRule = { contacts: z.enum(contactRules) };
const keptContacts = z.strictObject({ ...contactsRule, version: settingsVersion });
export type KeptContactRule = z.infer<typeof keptContacts>;

export const teamContacts = endpoint({
  ...looking,
  name: 'teamContacts',
  path: '/ops/agreements/contacts',
  summary: 'Returns how agents see phone numbers and e-mail addresses of their team.',
  value: keptContacts,
  refusals: [],
});

export const saveTeamContacts = endpoint({
  ...acting,
  method: 'PUT',
  name: 'saveTeamContacts',
  path: '/ops/agreements/contacts',
  summary:
    'Saves how agents see phone numbers and e-mail addresses of their team, effective at once. ' +
    'Refuses an outdated version.',
  body: z.strictObject({ ...contactsRule, version: settingsVersion, reason }),
  value: keptContacts,
  refusals: ['rule_changed'],
});

const billFilter = {
  kind: z.optional(agreementKind),
  state: z.optional(z.enum(billStates)),
  agreement: z.optional(id),
  search: z._default(text(64), ''),
};

export const staffBills = endpoint({
  ...looking,
  name: 'staffBills',
  path: '/ops/agreements/bills',
  summary: 'Lists bills, newest period first, by kind, state, agreement and account.',
  passive: true,
  query: z.strictObject({ ...paging(20), ...billFilter }),
  value: page(agreementBillLine),
  refusals: [],
});

export const staffBillsFile = endpoint({
  ...exported,
  name: 'staffBillsFile',
  path: '/ops/agreements/bills/file',
  summary: 'Exports the bills that a search finds as CSV. The export is logged.',
  query: z.strictObject(billFilter),
  refusals: [],
});

export const staffBill = endpoint({
  ...looking,
  name: 'staffBill',
  path: '/ops/agreements/bill',
  summary: 'Returns a bill with its terms, its calculation and the same calculated again.',
  query: z.strictObject({ id }),
  value: z.strictObject({
    bill: agreementBillLine,
    terms: agreementTerms,
    calculation,
    /** From the settled rounds, now. */
    again: calculation,
    same: z.boolean(),
    rejection: billRejection,
    /** Its payment waits for a second person. */
    proposed: z.boolean(),
    disputes: z.array(billDispute),
  }),
  refusals: ['bill_not_found'],
});

export const staffBillDownlines = endpoint({
  ...looking,
  name: 'staffBillDownlines',
  path: '/ops/agreements/bill/downlines',
  summary: agreementBillDownlines.summary,
  query: agreementBillDownlines.query,
  value: agreementBillDownlines.value,
  refusals: ['bill_not_found'],
});

export const staffBillMembers = endpoint({
  ...looking,
  name: 'staffBillMembers',
  path: '/ops/agreements/bill/members',
  summary: agreementBillMembers.summary,
  query: agreementBillMembers.query,
  value: agreementBillMembers.value,
  refusals: ['bill_not_found', 'member_not_found'],
});

export const staffBillDays = endpoint({
  ...looking,
  name: 'staffBillDays',
  path: '/ops/agreements/bill/days',
  summary: agreementBillDays.summary,
  query: agreementBillDays.query,
  value: agreementBillDays.value,
  refusals: ['bill_not_found', 'member_not_found'],
});

export const staffBillBets = endpoint({
  ...looking,
  name: 'staffBillBets',
  path: '/ops/agreements/bill/bets',
  summary: agreementBillBets.summary,
  query: agreementBillBets.query,
  value: agreementBillBets.value,
  refusals: ['bill_not_found', 'member_not_found'],
});

export const staffBillFile = endpoint({
  ...exported,
  name: 'staffBillFile',
  path: '/ops/agreements/bill/file',
  summary: `${agreementBillFile.summary} The export is logged.`,
  query: agreementBillFile.query,
  refusals: ['bill_not_found', 'member_not_found'],
});

export const proposeBillPayment = endpoint({
  ...acting,
  name: 'proposeBillPayment',
  path: '/ops/agreements/bill/pay',
  summary:
    'Proposes to pay what is held back of a bill. A second person approves, or rejects the bill.',
  body: z.strictObject({ id, reason }),
  value: empty,
  refusals: ['bill_not_found', 'bill_not_waiting', 'proposal_open'],
});

const staffDebt = z.strictObject({
  bill: id,
  kind: agreementKind,
  debtor: party,
  creditor: party,
  period: z.strictObject({ start: instant, end: instant }),
  owed: amountOrZero,
  paid: amountOrZero,
});
export type StaffDebt = z.infer<typeof staffDebt>;

export const staffDebts = endpoint({
  ...looking,
  name: 'staffDebts',
  path: '/ops/agreements/debts',
  summary: 'Lists what uplines owe their downlines, oldest first, by the account of either.',
  passive: true,
  query: z.strictObject({ ...paging(20), search: z._default(text(64), '') }),
  value: z.extend(page(staffDebt), {
    currency,
    /** Of all pages. */
    rest: sumOrZero,
  }),
  refusals: [],
});

export const staffDebtsFile = endpoint({
  ...exported,
  name: 'staffDebtsFile',
  path: '/ops/agreements/debts/file',
  summary: 'Exports the debts of uplines that a search finds as CSV. The export is logged.',
  query: z.strictObject({ search: z._default(text(64), '') }),
  refusals: [],
});

const staffDispute = z.strictObject({
  ...billDispute.shape,
  bill: id,
  kind: agreementKind,
  agent: party,
  period: z.strictObject({ start: instant, end: instant }),
  amount: amountOrZero,
  currency,
  answeredBy: z.nullable(string()),
});
export type StaffDispute = z.infer<typeof staffDispute>;

export const billDisputes = endpoint({
  ...looking,
  name: 'billDisputes',
  path: '/ops/agreements/disputes',
  summary: 'Lists disputes of bills: open ones oldest first, or answered ones newest first.',
  passive: true,
  query: z.strictObject({ ...paging(20), open: z._default(z.enum(['true', 'false']), 'true') }),
  value: page(staffDispute),
  refusals: [],
});

export const billDisputesFile = endpoint({
  ...exported,
  name: 'billDisputesFile',
  path: '/ops/agreements/disputes/file',
  summary: 'Exports open or answered disputes of bills as CSV. The export is logged.',
  query: z.strictObject({ open: z._default(z.enum(['true', 'false']), 'true') }),
  refusals: [],
});

export const answerDispute = endpoint({
  ...acting,
  name: 'answerDispute',
  path: '/ops/agreements/disputes/answer',
  summary: 'Answers a dispute of a bill and closes it. The agent reads the answer.',
  body: z.strictObject({ id, answer: paragraphs(1000, 3) }),
  value: staffDispute,
  refusals: ['dispute_not_found', 'dispute_closed'],
});

export const agreementRuns = endpoint({
  ...looking,
  name: 'agreementRuns',
  path: '/ops/agreements/runs',
  summary: 'Lists settled periods, newest first, and what waits for complete figures.',
  passive: true,
  query: z.strictObject({ ...paging(20), kind: z.optional(agreementKind) }),
  value: z.extend(
    page(
      z.strictObject({
        kind: agreementKind,
        period: z.strictObject({ start: instant, end: instant }),
        /** `waiting` when it is due and figures are not complete yet. */
        state: z.enum(['settled', 'running', 'waiting']),
        dueAt: instant,
        settledAt: z.nullable(instant),
        bills: z.number(),
        amount: sumOrZero,
        owed: sumOrZero,
      }),
    ),
    { asOf: instant, currency },
  ),
  refusals: [],
});

export const agreementRunsFile = endpoint({
  ...exported,
  name: 'agreementRunsFile',
  path: '/ops/agreements/runs/file',
  summary: 'Exports settled periods, and what waits for figures, as CSV. The export is logged.',
  query: z.strictObject({ kind: z.optional(agreementKind) }),
  refusals: [],
});

const rankingFilter = { from: day, to: day, kind: z.optional(z.enum(agreementKinds)) };

export const agreementRanking = endpoint({
  ...looking,
  name: 'agreementRanking',
  path: '/ops/agreements/ranking',
  summary: 'Lists the agents that earned most by agreements in a range of days.',
  passive: true,
  query: z.strictObject(rankingFilter),
  value: z.strictObject({
    currency,
    /** The bills come from figures that are complete up to this moment. */
    asOf: instant,
    list: z.array(
      z.strictObject({ agent: party, bills: z.number(), amount: sumOrZero, net: sumOrZero }),
    ),
  }),
  refusals: [],
});

export const agreementRankingFile = endpoint({
  ...exported,
  name: 'agreementRankingFile',
  path: '/ops/agreements/ranking/file',
  summary: 'Exports the agents that earned most in a range of days as CSV. The export is logged.',
  query: z.strictObject(rankingFilter),
  refusals: [],
});
