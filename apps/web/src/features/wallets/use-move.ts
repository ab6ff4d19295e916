import {
  type BodyOf,
  type ValueOf,
  type WalletTransfer,
  walletTransferCall,
} from '@lantern/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../lib/api/money-call.ts';
import { refreshBalance } from '../../lib/money/balance.ts';
import { useMoney } from '../../lib/money/money.ts';
import { refreshWallets } from '../../lib/money/wallets.ts';
import { toast } from '../../lib/show/toast.ts';
import { isUnderWay } from './funds.ts';

export type Wish = BodyOf<typeof walletTransferCall>;

/** Says what became of transfers: the worst of it, because that is what the member has to know. */
function useTell() {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  return (wish: Wish, transfers: readonly WalletTransfer[]) => {
    const first = (state: WalletTransfer['state']) => transfers.find((one) => one.state === state);
    const [unknown, returned, done] = [
      first('unknown') ?? first('sent'),
      first('returned'),
      first('done'),
    ];
    if (unknown) return toast('info', t('told.unknown'));
    if (returned) return toast('danger', t('told.returned'));
    if (!done) return toast('info', t('recall.none'));
    const sum = transfers.reduce((total, { amount }) => total + BigInt(amount ?? 0), 0n);
    const amount = money(sum.toString(), done.currency);
    toast(
      'success',
      wish.direction === 'in' ? t('told.done', { amount }) : t('recall.done', { amount }),
    );
  };
}

/**
 * Moves money between the main wallet and a vendor's; the same wish counts once, however often its
 * answer is lost.
 * @param onOpen is called with a transfer that is still pending
 */
export function useMove(onOpen: (reference: string) => void) {
  const client = useQueryClient();
  const tell = useTell();
  const transfer = useMoneyCall(walletTransferCall);
  const running = useRef<Promise<ValueOf<typeof walletTransferCall>>>(undefined);
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: transfer,
    onSuccess: ({ transfers }, wish) => {
      tell(wish, transfers);
      const open = transfers.find(isUnderWay);
      if (open) onOpen(open.reference);
    },
    onSettled: () => Promise.all([refreshWallets(client), refreshBalance(client)]),
  });
  /** A second click before the next render joins the first. */
  const moveAsync = (wish: Wish) => {
    running.current ??= mutateAsync(wish).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  return {
    move: (wish: Wish) => {
      // `trouble` shows it.
      moveAsync(wish).catch(() => undefined);
    },
    moveAsync,
    /** What is being moved now. */
    moving: isPending ? variables : undefined,
    trouble: error,
  };
}
