import { endpoints, type MemberLimit, type RealityCheck, type ValueOf } from '@lantern/contracts';
import { limitKinds, periodsOf } from '@lantern/rules';
import type { FakeServer } from './fake-server.ts';

type Protection = ValueOf<typeof endpoints.protection>;
type Spending = ValueOf<typeof endpoints.spending>;

const free = { amount: null, raise: null, most: null, used: '0', left: null };

/** Every possible limit; given ones replace the default of their kind and period. */
export const limitsOf = (
  ...told: readonly (Partial<MemberLimit> & Pick<MemberLimit, 'kind' | 'period'>)[]
) =>
  limitKinds
    .flatMap((kind) => periodsOf(kind).map((period): MemberLimit => ({ kind, period, ...free })))
    .map((limit) => ({
      ...limit,
      ...told.find(({ kind, period }) => kind === limit.kind && period === limit.period),
    }));

export const protectionOf = (rest: Partial<Protection> = {}): Protection => ({
  currency: 'VND',
  limits: limitsOf(),
  exclusion: null,
  reality: { every: 60, own: false },
  options: {
    raiseWaitHours: 24,
    coolOffHours: [24, 72, 168, 720],
    exclusionMonths: [6, 12, 60],
    realityMinutes: [15, 30, 60],
    realityOff: false,
  },
  ...rest,
});

export const realityOf = (rest: Partial<RealityCheck> = {}): RealityCheck => ({
  every: 60,
  since: '2026-03-14T08:30:00Z',
  minutes: 65,
  dueInSeconds: 3600,
  staked: '500000',
  won: '120000',
  net: '-380000',
  currency: 'VND',
  ...rest,
});

const spent = { deposited: '0', withdrawn: '0', net: '0', staked: '0', lost: '0' };

export const spendingOf = (rest: Partial<Spending> = {}): Spending => ({
  currency: 'VND',
  totals: { day: spent, week: spent, month: spent, all: spent },
  list: [],
  ...rest,
});

/** Answers what the page of player protection asks. */
export function answerProtection(server: FakeServer, told: Partial<Protection> = {}): void {
  server.on(endpoints.protection, () => protectionOf(told));
  server.on(endpoints.protectionNow, () => ({ exclusion: told.exclusion ?? null, reality: null }));
  server.on(endpoints.spending, () => spendingOf());
  server.on(endpoints.protectionHistory, () => ({ list: [], total: 0, totalPages: 0 }));
}
