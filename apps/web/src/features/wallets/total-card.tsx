import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { WalletTools } from '../../lib/money/wallet-tools.tsx';
import type { useParts } from './funds.ts';

interface TotalCardProps {
  parts: ReturnType<typeof useParts>;
  currency: string;
  /** Asks for everything again. */
  refresh: () => Promise<unknown>;
}

/** All of the money, and what it is made of. */
export function TotalCard({ parts, currency, refresh }: TotalCardProps) {
  const { t } = useTranslation('wallets');
  return (
    <section
      aria-label={t('total')}
      className={clsx(
        'flex flex-col gap-4 px-5 py-4',
        'rounded-card bg-linear-to-r brand-band from-20%',
        'md:px-6 rtl:bg-linear-to-l',
      )}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-caption text-on-header-2">{t('total')}</p>
          <p aria-live="polite" className="text-h1">
            <HiddenMoney minor={parts.total} currency={currency} />
          </p>
        </div>
        <WalletTools ask={refresh} />
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {(['main', 'vendors', 'transit'] as const).map((part) => (
          <div
            key={part}
            className={clsx(
              'flex items-baseline justify-between gap-3',
              'sm:flex-col sm:justify-start sm:gap-0',
            )}
          >
            <dt className="text-caption text-on-header-2">{t(`parts.${part}`)}</dt>
            <dd className="num m-0 text-h3">
              <HiddenMoney minor={parts[part]} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
