import { Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useBalance } from './balance.ts';
import { useBalanceHidden } from './balance-hidden.ts';
import { useMoney } from './money.ts';
import { isTrial, useSession } from './session.ts';

/** What is in the wallet now; it follows every change, and stays covered for who has covered the balance in the header. */
export function WalletCard({ className }: { className?: string }) {
  const { t } = useTranslation('wallet');
  const money = useMoney();
  const trial = isTrial(useSession());
  const [hidden] = useBalanceHidden();
  const { data } = useBalance();
  return (
    <div
      className={clsx(
        'rounded-card bg-linear-to-r from-header from-20% to-brand px-5 py-4 text-on-header dark:from-raised dark:to-brand-soft',
        className,
      )}
    >
      <p className="text-caption text-on-header-2">{t(trial ? 'playMoney' : 'main')}</p>
      {data ? (
        <p aria-live="polite" className="num text-h1">
          {hidden ? (
            <>
              <span aria-hidden>***</span>
              <span className="sr-only">{t('hidden')}</span>
            </>
          ) : (
            money(data.sumBalance, data.currency)
          )}
        </p>
      ) : (
        <Skeleton className="my-1 h-7 w-40 rounded-badge opacity-25" />
      )}
    </div>
  );
}
