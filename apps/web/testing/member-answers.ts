import {
  type BetRecord,
  type betHistory,
  type Deposit,
  type DepositStatus,
  endpoints,
  type ValueOf,
} from '@lantern/contracts';
import type { FakeServer } from './fake-server.ts';

export const methods = [
  {
    method: 'online',
    kind: 'redirect' as const,
    name: 'Online payment',
    currency: 'VND',
    minimum: '50000',
    maximum: '100000000',
    presets: ['100000', '200000', '500000', '1000000', '2000000', '5000000'],
    fee: { basisPoints: 0, fixed: '0' },
    usualMinutes: { from: 0, to: 1 },
    expiresInMinutes: 30,
  },
];

export const reference = 'D-7K2M9Q4W';

export const depositOf = (status: DepositStatus, rest: Partial<Deposit> = {}): Deposit => ({
  reference,
  method: 'online',
  kind: 'redirect',
  amount: '200000',
  fee: '0',
  currency: 'VND',
  status,
  instructions:
    status === 'pending' ? { kind: 'redirect', payUrl: 'http://127.0.0.1:5000/pay/abc' } : null,
  createdAt: '2026-03-14T08:30:00Z',
  expiresAt: '2026-03-14T09:00:00Z',
  declaredAt: null,
  settledAt: null,
  reason: null,
  ...rest,
});

export const roundOf = (number: number, rest: Partial<BetRecord> = {}): BetRecord => ({
  roundId: `01935b1e-0000-7000-8000-${String(number).padStart(12, '0')}`,
  vendorRoundId: `LB-${number}`,
  vassalage: 'BGS',
  vendorName: 'BGS',
  gameName: 'Lucky Bowl',
  currency: 'VND',
  stake: '20000',
  win: '0',
  refund: '0',
  counted: '20000',
  net: '-20000',
  status: 'lost',
  startedAt: '2026-03-14T08:30:00Z',
  endedAt: '2026-03-14T08:30:04Z',
  details: null,
  ...rest,
});

/** A round that was won and can be checked. */
export const fairRound: BetRecord = roundOf(42, {
  win: '60000',
  net: '40000',
  status: 'won',
  details: {
    selection: 'fish 20000',
    fairness: {
      algorithm: 'lucky-bowl-1',
      serverSeedHash: 'ab'.repeat(32),
      clientSeed: 'my-seed-17',
      nonce: 7,
      outcome: 'fish,fish,crab',
      verifyUrl: 'http://127.0.0.1:4000/verify?round=42',
    },
  },
});

export const historyOf = (
  list: readonly BetRecord[],
  rest: Partial<ValueOf<typeof betHistory>> = {},
): ValueOf<typeof betHistory> => ({
  list: [...list],
  total: list.length,
  totalPages: list.length > 0 ? 1 : 0,
  ...{ from: '2026-03-08', to: '2026-03-14', upTo: '1773477000000000' },
  totals: { currency: 'VND', stake: '40000', win: '60000', net: '20000' },
  vendors: [{ vassalage: 'BGS', vendorName: 'BGS' }],
  ...rest,
});

/** Answers what the pages of a member call. */
export function answerMember(server: FakeServer, sumBalance = '1248050'): void {
  server.on(endpoints.walletBalance, () => ({
    sumBalance,
    currency: 'VND',
    currencySymbol: '₫',
    version: 7,
    unreadCount: 0,
    isSingle: true,
  }));
  server.on(endpoints.depositMethods, () => methods);
  server.on(endpoints.recentDeposits, () => ({ list: [], total: 0, totalPages: 0 }));
  server.on(endpoints.logout, () => ({}));
}
