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

/** The live balance of the wallet, hidden while the balance is hidden in the header. */
export function WalletCard({ className, tools = false }: WalletCardProps) {
  const { t } = useTranslation('wallet');
  const trial = isTrial(useSession());
  const { data, refetch } = useBalance();
  return (
    <div
      className={clsx(
        'flex items-center gap-3 px-5 py-4',
        'rounded-card bg-linear-to-r brand-band from-20%',
        'rtl:bg-linear-to-l',
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
