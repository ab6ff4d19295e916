import { walletBalance } from '@lantern/contracts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryOf } from '../api/queries.ts';
import { openSession } from '../session/session.ts';
import { applyBalance, applyUnread, type Balance, newest } from './balance.ts';

const balanceOf = (sumBalance: string, version: number): Balance => ({
  sumBalance,
  currency: 'VND',
  currencySymbol: '₫',
  version,
  unreadCount: 2,
  isSingle: true,
});

it('WAL-06 shows the balance with more changes behind it, in whatever order the two arrive', () => {
  const [old, young] = [balanceOf('100', 4), balanceOf('50', 5)];
  expect(newest(old, young)).toBe(young);
  expect(newest(young, old)).toBe(young);
});

describe('applyBalance', () => {
  let client: QueryClient;

  beforeEach(() => {
    openSession({ token: 't', account: 'lan', customerId: 'c-1', isAgent: 0, nickname: 'Lan' });
    client = new QueryClient();
  });

  const shown = () => client.getQueryData(queryOf(walletBalance).queryKey);

  it('WAL-06 applies the socket’s balance and keeps the rest', () => {
    client.setQueryData(queryOf(walletBalance).queryKey, balanceOf('100', 4));
    applyBalance(client, { sumBalance: '70', currency: 'VND', version: 5 });
    expect(shown()).toEqual(balanceOf('70', 5));
  });

  it('MSG-02 applies the number of unread messages and keeps the rest', () => {
    applyUnread(client, 5);
    expect(shown()).toBeUndefined();
    client.setQueryData(queryOf(walletBalance).queryKey, balanceOf('100', 4));
    applyUnread(client, 5);
    expect(shown()).toEqual({ ...balanceOf('100', 4), unreadCount: 5 });
  });

  it('WAL-06 ignores news that has been overtaken', () => {
    client.setQueryData(queryOf(walletBalance).queryKey, balanceOf('100', 4));
    applyBalance(client, { sumBalance: '70', currency: 'VND', version: 3 });
    expect(shown()).toEqual(balanceOf('100', 4));
  });

  it('shows no number before the first answer', () => {
    applyBalance(client, { sumBalance: '70', currency: 'VND', version: 5 });
    expect(shown()).toBeUndefined();
  });
});
