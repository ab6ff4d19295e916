import {
  type Agreement,
  type AgreementBill,
  type AgreementTerms,
  agreementBill,
  agreementBillBets,
  agreementBillDays,
  agreementBillDownlines,
  agreementBillMembers,
  agreementBills,
  agreementDebts,
  agreementDetail,
  agreementIncome,
  agreementNow,
  agreementRequests,
  agreementRules,
  agreements,
  type BillCalculation,
  type EndedAgreement,
  type ValueOf,
} from '@lantern/contracts';
import type { FakeServer } from './fake-server.ts';

const idOf = (at: number) => `01935b1e-0000-7000-8000-${String(at).padStart(12, '0')}`;
export const upline = { id: idOf(1), account: 'bigboss' };
/** The agent whose pages are tested. */
export const me = { id: idOf(2), account: 'demoagent' };
export const junior = { id: idOf(3), account: 'junior' };

const tierOf = (turnover: string, activeMembers: number, rate: string) => ({
  ...{ turnover, netLoss: '0', activeMembers, rate },
});

/** The tiers of the first worked example of daily salaries. */
export const dailyTerms = {
  kind: 'dailySalary' as const,
  activeMinimum: '500',
  tiers: [tierOf('100000', 3, '0.5'), tierOf('500000', 10, '0.8'), tierOf('1000000', 20, '1')],
};

const at = '2026-11-24T05:06:07.000Z';
const terms: AgreementTerms = dailyTerms;

export const agreementOf = (rest: Partial<Agreement> = {}): Agreement => ({
  ...{ id: idOf(10), state: 'active', version: 2, terms, currency: 'VND' },
  ...{ agent: me, upline, offeredAt: at, answeredAt: at, startsAt: at, endsAt: null },
  ...{ ended: null, terminationRequestedAt: null, hash: 'ab'.repeat(32), may: [] },
  ...rest,
});

export const offerOf = (rest: Partial<Agreement> = {}): Agreement =>
  agreementOf({
    ...{ id: idOf(11), state: 'offered', version: 1, answeredAt: null, startsAt: null },
    ...{ hash: null, may: ['accept', 'reject'] },
    ...rest,
  });

/** Turnover 620,000 with 12 active members reaches the second tier. */
export const calculationOf = (rest: Partial<BillCalculation> = {}): BillCalculation => ({
  asOf: at,
  figures: { turnover: '620000', netLoss: '41000', activeMembers: 12 },
  ...{ carried: '0', carriedOut: '0', base: '620000', tier: 1, rate: '0.8', less: [] },
  amount: '4960',
  next: { tier: 2, turnover: '380000', netLoss: '0', activeMembers: 8 },
  ...rest,
});

export const billOf = (rest: Partial<AgreementBill> = {}): AgreementBill => ({
  ...{ id: idOf(20), agreement: idOf(10), kind: 'dailySalary', agent: me, payer: upline },
  period: { start: at, end: '2026-11-25T05:06:07.000Z', from: '2026-11-24', to: '2026-11-24' },
  ...{ state: 'paid', amount: '4960', paid: '4960', owes: '1500', net: '3460', short: '0' },
  ...{ currency: 'VND', terms, calculation: calculationOf() },
  payments: [{ amount: '4960', at, transfer: idOf(30), late: false }],
  ...{
    held: '0',
    own: true,
    before: null,
    after: null,
    rejection: null,
    disputes: [],
    disputable: true,
  },
  ...rest,
});

interface Told {
  own?: readonly Agreement[];
  downline?: readonly Agreement[];
  ends?: readonly EndedAgreement[];
  rules?: Partial<ValueOf<typeof agreementRules>>;
  bill?: AgreementBill;
  debts?: Partial<ValueOf<typeof agreementDebts>>;
}

/** Answers what the pages of agreements, bills and income ask. */
export function answerAgreements(server: FakeServer, told: Told = {}): void {
  const { own = [], downline = [], ends = [], rules, bill = billOf(), debts } = told;
  server.on(agreements, ({ query }) => {
    const list = [...(query.side === 'downline' ? downline : own)];
    return { list, total: list.length, totalPages: 1 };
  });
  server.on(agreementDetail, ({ query }) => ({
    agreement: [...own, ...downline].find(({ id }) => id === query.id) ?? agreementOf(),
    events: [
      { step: 'offered' as const, at, by: upline },
      { step: 'accepted' as const, at: '2026-11-24T06:06:07.000Z', by: me },
    ],
    document: '{"kind":"dailySalary"}',
    ends: [...ends],
  }));
  server.on(agreementRules, () => ({
    ...{ currency: 'VND', mostTiers: 10, lowestRate: '0', highestRate: '2', rateStep: '0.1' },
    ...{ sameLevel: false, crossLevel: true, sameRule: false },
    activeMinimum: { hour: '100', day: '500', longer: '1000' },
    ...{ funding: 'upline' as const, carryOver: 'none' as const, own: terms },
    ...rules,
  }));
  server.on(agreementRequests, () => ({ list: [] }));
  server.on(agreementNow, () => ({
    period: { start: at, end: '2026-11-25T05:06:07.000Z' },
    ...{ currency: 'VND', calculation: calculationOf() },
  }));
  server.on(agreementDebts, () => ({
    ...{ currency: 'VND', owes: [], owesTotal: '0', isOwed: [], isOwedTotal: '0' },
    ...debts,
  }));
  answerBills(server, bill);
}

function answerBills(server: FakeServer, bill: AgreementBill): void {
  const { terms: _, calculation: __, payments: ___, ...rest } = bill;
  const {
    own: _a,
    before: _b,
    after: _f,
    rejection: _c,
    disputes: _d,
    disputable: _e,
    ...line
  } = rest;
  const days = { from: '2026-11-18', to: '2026-11-24' };
  server.on(agreementBills, () => ({
    ...{ ...days, currency: 'VND', list: [line], total: 1, totalPages: 1 },
    ...{ amount: bill.amount, paid: bill.paid },
  }));
  server.on(agreementBill, () => bill);
  server.on(agreementBillDownlines, () => ({
    list: [{ ...line, agent: junior, payer: me, amount: '1500', paid: '1500', owes: '0' }],
    ...{ total: 1, totalPages: 1 },
  }));
  server.on(agreementBillMembers, () => {
    const figures = { turnover: '20000', netLoss: '7000' };
    const list = [
      { ...me, ...figures, direct: 1, own: true },
      { ...junior, turnover: '600000', netLoss: '34000', direct: 0, own: false },
    ];
    return { list, total: 2, totalPages: 1, above: [], currency: 'VND' };
  });
  server.on(agreementBillDays, () => ({
    list: [{ day: '2026-11-24', turnover: '620000', netLoss: '41000' }],
    currency: 'VND',
  }));
  server.on(agreementBillBets, () => ({
    list: [
      {
        ...{ id: '17', member: junior, kind: 'round' as const, gameName: 'Carp Leap' },
        ...{ stake: '600000', turnover: '600000', win: '566000', rate: null, at },
      },
    ],
    ...{ more: false, currency: 'VND' },
  }));
  server.on(agreementIncome, () => ({
    ...{ ...days, currency: 'VND', asOf: at },
    byKind: [
      { kind: 'dailySalary' as const, received: '4960', passedOn: '1500', net: '3460', bills: 1 },
    ],
    byDay: [
      { day: '2026-11-23', net: '1460' },
      { day: '2026-11-24', net: '2000' },
    ],
  }));
}
