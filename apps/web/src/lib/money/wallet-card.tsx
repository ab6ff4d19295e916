import { Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { isTrial, useSession } from '../session/session.ts';
import { useBalance } from './balance.ts';
import { HiddenMoney } from './hidden-money.tsx';
import { WalletTools } from './wallet-tools.tsx';

interface WalletCardProps {
  className?: string;
  /** With the eye that covers the balance, and the refresh. */
  tools?: boolean;
}

/**
 * What is in the wallet now; it follows every change, and stays covered for who has covered the
 * balance in the header.
 */
export function WalletCard({ className, tools = false }: WalletCardProps) {
  const { t } = useTranslation('wallet');
  const trial = isTrial(useSession());
  const { data, refetch } = useBalance();
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
          <p aria-live="polite" className="text-h1">
            <HiddenMoney minor={data.sumBalance} currency={data.currency} />
          </p>
        ) : (
          <Skeleton className="my-1 h-7 w-40 rounded-badge opacity-25" />
        )}
      </div>
      {tools && <WalletTools ask={() => refetch()} />}
    </div>
  );
}
