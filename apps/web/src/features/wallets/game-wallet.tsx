import { consolidatedFunds, type WalletTransfer } from '@lantern/contracts';
import { Button, IconButton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowDownToLine, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useBalance } from '../../lib/money/balance.ts';
import { useBalanceHidden } from '../../lib/money/balance-hidden.ts';
import { useMoney } from '../../lib/money/money.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { toast } from '../../lib/show/toast.ts';
import { useTroubleText } from '../../lib/trouble/trouble-text.ts';
import { isUnderWay } from './funds.ts';
import { useMove } from './use-move.ts';

interface GameWalletProps {
  vassalage: string;
  vendor: string;
  /** What the launch moved to the vendor. */
  moved: WalletTransfer | null;
}

/**
 * The wallet of a game that is played from the vendor's own: what was moved there, and one button
 * that moves what is still in the main wallet.
 */
export default function GameWallet({ vassalage, vendor, moved }: GameWalletProps): ReactNode {
  const { t } = useTranslation('wallets');
  const { openCentre } = useOverlay();
  const balance = useBalance().data;
  const transfers = useQuery(queryOf(consolidatedFunds)).data?.transfers ?? [];
  const underWay = transfers.some((one) => one.vassalage === vassalage && isUnderWay(one));
  const textOf = useTroubleText();
  const { moveAsync, moving } = useMove(() => undefined);
  const amount = BigInt(balance?.sumBalance ?? 0) > 0n ? balance?.sumBalance : undefined;
  const move = (all: string) =>
    moveAsync({ direction: 'in', vassalage, amount: all }).catch((trouble: unknown) =>
      toast('danger', textOf(trouble)),
    );
  const launched = transfers.find(({ reference }) => reference === moved?.reference) ?? moved;
  return (
    <section
      aria-label={t('game.title', { vendor })}
      className="flex min-h-12 shrink-0 items-center gap-2 border-border border-b bg-surface px-3"
    >
      <p aria-live="polite" className="min-w-0 flex-1 py-1.5 text-caption text-text-2">
        <Told vendor={vendor} launched={launched} underWay={underWay} />
      </p>
      {amount !== undefined && (
        <Button
          kind="accent"
          size={36}
          disabled={underWay}
          loading={moving !== undefined}
          start={<ArrowDownToLine size={16} aria-hidden className="max-sm:hidden" />}
          onClick={() => void move(amount)}
        >
          {t('game.move')}
        </Button>
      )}
      <IconButton
        label={t('game.page')}
        icon={<Wallet size={18} aria-hidden />}
        onClick={() => openCentre('transferFund')}
      />
    </section>
  );
}

interface ToldProps {
  vendor: string;
  launched: WalletTransfer | null;
  underWay: boolean;
}

function Told({ vendor, launched, underWay }: ToldProps): ReactNode {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  const [hidden] = useBalanceHidden();
  if (underWay) return t('told.unknown');
  if (launched?.state === 'done' && launched.amount !== null && !hidden)
    return t('game.moved', { vendor, amount: money(launched.amount, launched.currency) });
  return t('game.own', { vendor });
}
