import { agreementKinds, agreementStates, dividendPeriods } from '@lantern/rules/agreements';
import * as z from 'zod/mini';
import { amountOrZero, currency, signedAmount } from './money.ts';
import { string } from './strings.ts';
import { day, id, instant, text } from './wire.ts';

/** A percentage with at most four decimals, such as `0.8`. */
export const ratePercent = string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/));
export const agreementKind = z.enum(agreementKinds);
export const agreementState = z.enum(agreementStates);

const members = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** A condition of 0 is off. */
const teamTier = z.strictObject({
  turnover: amountOrZero,
  netLoss: amountOrZero,
  activeMembers: members,
  rate: ratePercent,
});
export type AgreementTier = z.infer<typeof teamTier>;

const betTier = z.strictObject({
  /** From this stake on. */
  singleBet: amountOrZero,
  winRate: ratePercent,
  lossRate: ratePercent,
});
export type AgreementBetTier = z.infer<typeof betTier>;

const most = 50;
const ofTeam = {
  /** The turnover in a period from which a member is active. */
  activeMinimum: amountOrZero,
  tiers: z.array(teamTier).check(z.maxLength(most)),
};

export const agreementTerms = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('dividend'),
    period: z.enum(dividendPeriods),
    ...ofTeam,
  }),
  z.strictObject({ kind: z.literal('dailySalary'), ...ofTeam }),
  z.strictObject({ kind: z.literal('hourlySalary'), ...ofTeam }),
  z.strictObject({
    kind: z.literal('realTimeSalary'),
    tiers: z.array(betTier).check(z.maxLength(most)),
  }),
]);
export type AgreementTerms = z.infer<typeof agreementTerms>;

export const party = z.strictObject({ id, account: string() });
export type Party = z.infer<typeof party>;

/** What the caller may do with an agreement now. */
export const agreementActs = [
  'accept',
  'reject',
  'withdraw',
  'requestTermination',
  'cancelTermination',
  'confirmTermination',
  'declineTermination',
] as const;

/** Why an agreement ended. */
export const agreementEnds = [
  'terminated',
  /** A new agreement of the same kind took effect. */
  'replaced',
  /** The upline's agreement ended. */
  'uplineEnded',
  /** The upline's new agreement does not cover it. */
  'notCovered',
  /** The agent moved to another upline. */
  'moved',
] as const;

export const agreement = z.strictObject({
  id,
  state: agreementState,
  /** Rises with every step; a step names the version that it was decided on. */
  version: z.int(),
  terms: agreementTerms,
  currency,
  agent: party,
  /** Null where the brand is the other party. */
  upline: z.nullable(party),
  offeredAt: instant,
  answeredAt: z.nullable(instant),
  /** The start of the first period; null before acceptance. */
  startsAt: z.nullable(instant),
  /** The end of the last period; null while it goes on. */
  endsAt: z.nullable(instant),
  ended: z.nullable(z.enum(agreementEnds)),
  /** The upline has asked to end it. */
  terminationRequestedAt: z.nullable(instant),
  /** SHA-256 of the signed document; null before acceptance. */
  hash: z.nullable(string()),
  may: z.array(z.enum(agreementActs)),
});
export type Agreement = z.infer<typeof agreement>;

/** Agreements that end when new terms take effect, by name. */
export const endedAgreement = z.strictObject({
  id,
  agent: party,
  /** The highest rate. */
  rate: ratePercent,
});
export type EndedAgreement = z.infer<typeof endedAgreement>;

export const agreementEvent = z.strictObject({
  step: z.enum([
    'offered',
    'accepted',
    'rejected',
    'withdrawn',
    'terminationRequested',
    'terminationCancelled',
    'terminationDeclined',
    'ended',
  ]),
  at: instant,
  /** Who did it; null for the brand, or where it followed from something else. */
  by: z.nullable(party),
});
export type AgreementEvent = z.infer<typeof agreementEvent>;

/** What narrows a list of agreements. */
export const agreementFilter = {
  kind: z.optional(agreementKind),
  state: z.optional(agreementState),
  /** Prefix of an agent's account. */
  search: z._default(text(64), ''),
};

export const agreementInFull = z.strictObject({
  agreement,
  /** Oldest first. */
  events: z.array(agreementEvent),
  /** The text whose SHA-256 is `agreement.hash`: parties, terms and times as JSON. */
  document: z.nullable(string()),
  /** What ends if the caller accepts; empty unless it can. */
  ends: z.array(endedAgreement),
});

export const offeredTerms = { member: id, terms: agreementTerms };

/** The states of a bill. One of 0 whose tier was reached is `paid`. */
export const billStates = [
  'paid',
  'partlyPaid',
  'unpaid',
  'notReached',
  'uplineNotReached',
  /** What the agent keeps of it waits for two people of the staff. */
  'awaitingReview',
  'rejected',
  /** What the agent keeps of it waits for the agent. */
  'awaitingCollection',
  /** The agent has not collected it before the next settlement. */
  'expired',
] as const;

/** The parts of a bill that every list shows. */
export const billLine = {
  id,
  agreement: id,
  kind: agreementKind,
  agent: party,
  /** Null where the brand pays. */
  payer: z.nullable(party),
  period: z.strictObject({ start: instant, end: instant, from: day, to: day }),
  state: z.enum(billStates),
  /** The bill, before the agent pays its downline. */
  amount: amountOrZero,
  /** Paid to the agent so far. */
  paid: amountOrZero,
  /** What the agent pays its direct downline of it. */
  owes: amountOrZero,
  /** What the agent keeps of the bill; nothing of a rejected or expired one. */
  net: amountOrZero,
  /** What of it had to wait for the staff or the agent. */
  held: amountOrZero,
  /** What the agent still owes its downline for this period; above 0 the bill is short. */
  short: amountOrZero,
  currency,
};
export const agreementBillLine = z.strictObject(billLine);
export type AgreementBillLine = z.infer<typeof agreementBillLine>;

/** Why the staff rejected a bill; null where they did not, or have paid it since. */
export const billRejection = z.nullable(z.strictObject({ at: instant, reason: string() }));
export type BillRejection = z.infer<typeof billRejection>;

/** What an agent finds wrong with a bill, and what the staff answer. */
export const billDispute = z.strictObject({
  id,
  text: string(),
  at: instant,
  /** Null while it is open. */
  answer: z.nullable(z.strictObject({ text: string(), at: instant })),
});
export type BillDispute = z.infer<typeof billDispute>;

/** How a bill was calculated. Amounts can be negative after corrections. */
export const calculation = z.strictObject({
  /** All that was settled before this moment is counted. */
  asOf: instant,
  /** Null for real-time salary, which has no team tier. */
  figures: z.nullable(
    z.strictObject({
      turnover: signedAmount,
      netLoss: signedAmount,
      activeMembers: z.number(),
    }),
  ),
  /** What earlier periods lowered the base by. */
  carried: amountOrZero,
  /** What this period leaves to the next one. */
  carriedOut: amountOrZero,
  base: signedAmount,
  /** The index of the tier that was reached; null for none. */
  tier: z.nullable(z.number()),
  /** Null for real-time salary, where each bet has its own. */
  rate: z.nullable(ratePercent),
  /** Parts of the base that agreements below have taken, in the difference model. */
  less: z.array(z.strictObject({ agent: party, base: signedAmount, rate: ratePercent })),
  /**
   * Real-time salary: the turnover of the bets that won, or lost, and earned the same rate. A later
   * correction takes back what a bet earned first. Missing for other kinds and in earlier bills.
   */
  bets: z.optional(
    z.array(z.strictObject({ won: z.boolean(), rate: ratePercent, turnover: signedAmount })),
  ),
  amount: amountOrZero,
  next: z.nullable(
    z.strictObject({
      tier: z.number(),
      turnover: amountOrZero,
      netLoss: amountOrZero,
      activeMembers: z.number(),
    }),
  ),
});
export type BillCalculation = z.infer<typeof calculation>;
