import {
  getWithdrawal,
  type ValueOf,
  type Withdrawal,
  type WithdrawalDetail,
  withdrawals,
  withdrawalTerms,
} from '@lantern/contracts';
import type { FakeServer } from './fake-server.ts';
import { bankOf } from './security-answers.ts';

export const withdrawalReference = 'W-7K2M9Q4W';

type Terms = ValueOf<typeof withdrawalTerms>;

/** A member who can withdraw 1,248,050 now, to one account, without a fee. */
export const termsOf = (rest: Partial<Terms> = {}): Terms => ({
  currency: 'VND',
  balance: '1248050',
  held: '0',
  most: '1248050',
  obstacle: null,
  minimum: '100000',
  maximum: '100000000',
  today: { countLeft: 5, sumLeft: '300000000' },
  fee: { freeLeft: 3, fixed: '0', basisPoints: 100 },
  turnover: { left: '0', required: '0' },
  accounts: [bankOf()],
  paymentPassword: true,
  paymentPasswordUsableAt: null,
  reviewMinutes: 30,
  payoutMinutes: 30,
  autoReceiveMinutes: 60,
  ...rest,
});

export const withdrawalOf = (
  status: Withdrawal['status'],
  rest: Partial<Withdrawal> = {},
): Withdrawal => ({
  reference: withdrawalReference,
  amount: '200000',
  fee: '0',
  payout: '200000',
  currency: 'VND',
  status,
  account: { bankName: 'Vietcombank', accountNumber: '••••••1234', holderName: 'NGUYEN VAN AN' },
  requestedAt: '2026-03-14T08:30:00Z',
  expectedBy: null,
  paidAt: null,
  confirmBy: null,
  received: null,
  ...rest,
});

export const detailOf = (
  status: Withdrawal['status'],
  rest: Partial<WithdrawalDetail> = {},
): WithdrawalDetail => ({
  ...withdrawalOf(status, rest),
  timeline: [{ at: '2026-03-14T08:30:00Z', status: 'review', by: 'member', reason: null }],
  proofs: [],
  ...rest,
});

/** Answers what the page `withdraw` asks for. */
export function answerWithdrawals(
  server: FakeServer,
  terms: Partial<Terms> = {},
  list: readonly Withdrawal[] = [],
) {
  server.on(withdrawalTerms, () => termsOf(terms));
  server.on(withdrawals, () => ({
    list: [...list],
    total: list.length,
    totalPages: list.length ? 1 : 0,
  }));
  const [first] = list;
  if (first) server.on(getWithdrawal, () => detailOf(first.status, first));
}
