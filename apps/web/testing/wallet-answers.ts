import {
  endpoints,
  type LineTransfer,
  type ValueOf,
  type WalletTransfer,
} from '@lantern/contracts';
import type { FakeServer } from './fake-server.ts';

export const transferOf = (rest: Partial<WalletTransfer> = {}): WalletTransfer => ({
  reference: 'T-7K2M9Q4W',
  vassalage: 'PLR',
  vendorName: 'Moon Parlour',
  direction: 'in',
  amount: '60000',
  currency: 'VND',
  state: 'done',
  reason: null,
  createdAt: '2026-03-14T08:30:00Z',
  settledAt: '2026-03-14T08:30:01Z',
  ...rest,
});

type Funds = ValueOf<typeof endpoints.consolidatedFunds>;

export const fundsOf = (rest: Partial<Funds> = {}): Funds => ({
  currency: 'VND',
  currencySymbol: '₫',
  main: '1248050',
  inTransit: '0',
  isSingle: false,
  wallets: [
    { vassalage: 'PLR', name: 'Moon Parlour', balance: '35000', balanceAt: '2026-03-14T08:00:00Z' },
  ],
  transfers: [],
  ...rest,
});

/** Answers where the money is; `balance` is what the vendor says, null when it does not answer. */
export function answerFunds(
  server: FakeServer,
  funds: Partial<Funds> = {},
  balance: string | null = '40000',
): void {
  server.on(endpoints.consolidatedFunds, () => fundsOf(funds));
  server.on(endpoints.merchantWallet, ({ query }) => ({
    currency: 'VND',
    asked: '2026-03-14T09:00:00Z',
    wallets: [{ vassalage: query.vassalage ?? '', name: '', balance }],
  }));
}

export const lineTransferOf = (rest: Partial<LineTransfer> = {}): LineTransfer => ({
  reference: 'L-7K2M9Q4W',
  direction: 'sent',
  other: 'upline',
  otherName: 'd•••t',
  amount: '60000',
  currency: 'VND',
  createdAt: '2026-03-14T08:30:00Z',
  ...rest,
});

/** Answers which members of the line may receive money from the member. */
export function answerLine(
  server: FakeServer,
  rest: Partial<ValueOf<typeof endpoints.lineTransfers>> = {},
): void {
  server.on(endpoints.lineTransfers, () => ({
    currency: 'VND',
    upline: 'd•••t',
    toDownline: false,
    minimum: '50000',
    maximum: '1000000',
    leftToday: '400000',
    hasPaymentPassword: true,
    transfers: [],
    ...rest,
  }));
}
