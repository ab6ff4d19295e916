import { type ValueOf, walletBalance } from '@lantern/contracts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../api/queries.ts';
import { type Session, useSession } from '../session/session.ts';

export type Balance = ValueOf<typeof walletBalance>;

/**
 * Of two balances the one with more changes behind it; an answer that was overtaken on its way is
 * not shown.
 */
export const newest = (known: Balance | undefined, arrived: Balance): Balance =>
  known !== undefined && known.version > arrived.version ? known : arrived;

const balanceQuery = () => ({
  ...queryOf(walletBalance),
  structuralSharing: (known: unknown, arrived: unknown) =>
    newest(known as Balance | undefined, arrived as Balance),
});

/** The spendable balance; not queried without a session. */
export function useBalance() {
  const session: Session | undefined = useSession();
  return useQuery({ ...balanceQuery(), enabled: session !== undefined });
}

/**
 * Takes over what the live socket says of the balance. Before the first full answer there is
 * nothing to add it to.
 */
export function applyBalance(
  client: QueryClient,
  news: Pick<Balance, 'sumBalance' | 'currency' | 'version'>,
): void {
  const { sumBalance, currency, version } = news;
  client.setQueryData(queryOf(walletBalance).queryKey, (known: Balance | undefined) =>
    known === undefined ? undefined : newest(known, { ...known, sumBalance, currency, version }),
  );
}

/** Takes over the number of unread messages, which comes with the balance. */
export function applyUnread(client: QueryClient, unreadCount: number): void {
  client.setQueryData(queryOf(walletBalance).queryKey, (known: Balance | undefined) =>
    known === undefined ? undefined : { ...known, unreadCount },
  );
}

/** Asks for the balance again, after something may have been missed. */
export const refreshBalance = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [walletBalance.name] });
