import clsx from 'clsx';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRefresh } from '../parts/use-refresh.ts';
import { useBalanceHidden } from './balance-hidden.ts';

const toolLook = clsx(
  'grid size-11 shrink-0 place-items-center',
  'rounded-full bg-header-well text-on-header',
  'transition hover:brightness-125 aria-disabled:opacity-60',
);

/**
 * On a dark card with money: the eye that covers it everywhere, and the refresh, which asks again.
 */
export function WalletTools({ ask }: { ask: () => Promise<unknown> }) {
  const { t } = useTranslation('wallet');
  const [hidden, toggleHidden] = useBalanceHidden();
  const { refresh, updating } = useRefresh(ask);
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
      <button
        type="button"
        className={toolLook}
        aria-label={t('refresh')}
        aria-disabled={updating}
        onClick={refresh}
      >
        <RefreshCw size={18} aria-hidden className={clsx(updating && 'animate-spin')} />
      </button>
      <span role="status" className="sr-only">
        {updating && t('updating')}
      </span>
    </div>
  );
}
