import clsx from 'clsx';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../lib/money/balance.ts';
import { useBalanceHidden } from '../../lib/money/balance-hidden.ts';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { useRefresh } from '../../lib/parts/use-refresh.ts';
import { isTrial, useSession } from '../../lib/session/session.ts';

const toolLook = clsx(
  'relative grid size-8 shrink-0 place-items-center hit-44',
  'rounded-control text-on-header-2',
  'transition hover:text-on-header aria-disabled:opacity-60',
);

/** The balance in the header, with an eye and a refresh (NAV-05, WAL-01). */
export function BalancePill(): ReactNode {
  const { t } = useTranslation('wallet');
  const { data: balance, refetch } = useBalance();
  const trial = isTrial(useSession());
  const [hidden, toggleHidden] = useBalanceHidden();
  const { refresh, updating } = useRefresh(() => refetch());

  return (
    <section
      aria-label={t('balance')}
      className={clsx(
        'flex h-10 min-w-0 items-center gap-1 ps-2 pe-1',
        'rounded-button bg-header-well sm:ps-3',
      )}
    >
      <p className="min-w-0">
        <span className="block truncate text-micro text-on-header-2 max-lg:sr-only">
          {updating ? `${t('updating')}…` : t(trial ? 'playMoney' : 'balance')}
        </span>
        <output
          aria-live="polite"
          className="block truncate text-label leading-4.5 font-bold text-on-header"
        >
          {balance ? (
            // A new version replaces the element, which plays the flash of a changed amount once.
            <span key={balance.version} className={clsx(updating && 'max-lg:opacity-60')}>
              <HiddenMoney minor={balance.sumBalance} currency={balance.currency} />
            </span>
          ) : (
            '–'
          )}
        </output>
      </p>
      <button
        type="button"
        className={toolLook}
        aria-pressed={hidden}
        aria-label={t(hidden ? 'show' : 'hide')}
        onClick={toggleHidden}
      >
        {hidden ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
      </button>
      <button
        type="button"
        className={clsx(toolLook, 'max-sm:hidden')}
        aria-label={t('refresh')}
        aria-disabled={updating}
        onClick={refresh}
      >
        <RefreshCw size={17} aria-hidden className={clsx(updating && 'animate-spin')} />
      </button>
    </section>
  );
}
