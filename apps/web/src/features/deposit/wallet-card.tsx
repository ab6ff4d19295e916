import { Skeleton } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useBalance } from '../../lib/balance.ts';
import { useMoney } from '../../lib/money.ts';

/** What is in the wallet now; it follows every change. */
export function WalletCard() {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { data } = useBalance();
  return (
    <div className="rounded-card bg-linear-to-r from-header from-20% to-brand px-5 py-4 text-on-header dark:to-brand-soft">
      <p className="text-caption text-on-header-2">{t('wallet')}</p>
      {data ? (
        <p aria-live="polite" className="num text-h1">
          {money(data.sumBalance, data.currency)}
        </p>
      ) : (
        <Skeleton className="my-1 h-7 w-40 rounded-badge opacity-25" />
      )}
    </div>
  );
}
