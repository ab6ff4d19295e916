import {
  type consolidatedFunds,
  merchantWallet,
  type ValueOf,
  type WalletTransfer,
} from '@lantern/contracts';
import { useQueries } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';
import { useBalance } from '../../lib/money/balance.ts';

export type Funds = ValueOf<typeof consolidatedFunds>;

/** A vendor's wallet as the page knows it: what the vendor says now, or else what it said last. */
export interface VendorWallet {
  vassalage: string;
  name: string;
  /** Minor units; null where the vendor has never said. */
  balance: string | null;
  /** When it said so. */
  asked: string | null;
  asking: boolean;
  /** The vendor was asked and did not answer. */
  silent: boolean;
  /** A transfer that has not come to its end. */
  underWay: WalletTransfer | undefined;
  ask: () => Promise<unknown>;
}

export const isUnderWay = ({ state }: Pick<WalletTransfer, 'state'>): boolean =>
  state === 'requested' || state === 'sent' || state === 'unknown';

/** How often a vendor is asked while something is on its way to or from it. */
const askAgainMs = 15_000;

/** The wallets at vendors, each of which is asked by itself: one that is slow holds up no other. */
export function useVendorWallets({
  wallets,
  transfers,
}: Pick<Funds, 'wallets' | 'transfers'>): VendorWallet[] {
  const open = (vassalage: string) =>
    transfers.find((one) => one.vassalage === vassalage && isUnderWay(one));
  const asked = useQueries({
    queries: wallets.map(({ vassalage }) => ({
      ...queryOf(merchantWallet, { vassalage }),
      staleTime: 0,
      refetchInterval: open(vassalage) ? askAgainMs : (false as const),
    })),
  });
  return wallets.map(({ vassalage, name, balance, balanceAt }, nth) => {
    const answer = asked[nth];
    const [now] = answer?.data?.wallets ?? [];
    const said = now !== undefined && now.balance !== null;
    return {
      vassalage,
      name,
      balance: said ? now.balance : balance,
      asked: said ? (answer?.data?.asked ?? balanceAt) : balanceAt,
      asking: answer?.isFetching ?? true,
      silent: now?.balance === null || (answer?.isError ?? false),
      underWay: open(vassalage),
      ask: () => answer?.refetch() ?? Promise.resolve(),
    };
  });
}

/**
 * All of a member's money, and its parts, in minor units. The main wallet is the one that the
 * header shows.
 */
export function useParts(funds: Funds, wallets: readonly VendorWallet[]) {
  const balance = useBalance().data;
  const main = BigInt(balance?.sumBalance ?? funds.main);
  const vendors = wallets.reduce((sum, wallet) => sum + BigInt(wallet.balance ?? 0), 0n);
  const transit = BigInt(funds.inTransit);
  const digits = {
    main: main.toString(),
    vendors: vendors.toString(),
    transit: transit.toString(),
  };
  return { ...digits, total: (main + vendors + transit).toString() };
}
