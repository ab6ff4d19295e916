import { Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useBalance } from './balance.ts';
import { useBalanceHidden } from './balance-hidden.ts';
import { useMoney } from './money.ts';
import { isTrial, useSession } from './session.ts';
import { useRefresh } from './use-refresh.ts';

interface WalletCardProps {
  className?: string;
  /** With the eye that covers the balance, and the refresh. */
  tools?: boolean;
}

/** What is in the wallet now; it follows every change, and stays covered for who has covered the balance in the header. */
export function WalletCard({ className, tools = false }: WalletCardProps) {
  const { t } = useTranslation('wallet');
  const money = useMoney();
  const trial = isTrial(useSession());
  const [hidden] = useBalanceHidden();
  const { data } = useBalance();
  return (
    <div
      className={clsx(
        'flex items-center gap-3 rounded-card bg-linear-to-r from-header from-20% to-brand px-5 py-4 text-on-header rtl:bg-linear-to-l dark:from-raised dark:to-brand-soft',
        className,
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="text-caption text-on-header-2">{t(trial ? 'playMoney' : 'main')}</p>
        {data ? (
          <p aria-live="polite" className="num text-h1 break-words">
            {hidden ? (
              <>
                <span aria-hidden>***</span>
                <span className="sr-only">{t('hidden')}</span>
              </>
            ) : (
              <bdi>{money(data.sumBalance, data.currency)}</bdi>
            )}
          </p>
        ) : (
          <Skeleton className="my-1 h-7 w-40 rounded-badge opacity-25" />
        )}
      </div>
      {tools && <WalletTools />}
    </div>
  );
}

const toolLook =
  'grid size-11 shrink-0 place-items-center rounded-full bg-header-well text-on-header transition hover:brightness-125 aria-disabled:opacity-60';

function WalletTools() {
  const { t } = useTranslation('wallet');
  const { refetch } = useBalance();
  const [hidden, toggleHidden] = useBalanceHidden();
  const { refresh, updating } = useRefresh(() => refetch());
  return (
    <div data-band="header" className="flex gap-2">
      <button
        type="button"
        className={toolLook}
        aria-pressed={hidden}
        aria-label={t(hidden ? 'show' : 'hide')}
        onClick={toggleHidden}
      >
        {hidden ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
      </button>
      <button type="button" className={toolLook} aria-label={t('refresh')} aria-disabled={updating} onClick={refresh}>
        <RefreshCw size={18} aria-hidden className={clsx(updating && 'animate-spin')} />
      </button>
      <span role="status" className="sr-only">
        {updating && t('updating')}
      </span>
    </div>
  );
}
