import { Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/money/money.ts';
import type { BetTotals } from './bet-history.ts';
import { Net } from './net.tsx';

/**
 * Staked, won and what is left of it, over the whole period and not only the page. A phone says
 * first what it came to.
 */
export function Totals({ totals }: { totals: BetTotals | undefined }) {
  const { t } = useTranslation('records');
  const money = useMoney();
  return (
    <dl
      aria-label={t('totals')}
      className={clsx(
        'm-0 grid grid-cols-2 gap-x-4 gap-y-3 p-4',
        'rounded-card border border-border bg-surface sm:grid-cols-3',
      )}
    >
      <Total name={t('totalStake')}>{totals && money(totals.stake, totals.currency)}</Total>
      <Total name={t('totalWin')}>{totals && money(totals.win, totals.currency)}</Total>
      <Total name={t('totalNet')} wide>
        {totals && <Net minor={totals.net} currency={totals.currency} />}
      </Total>
    </dl>
  );
}

function Total({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={clsx(wide && 'max-sm:order-first max-sm:col-span-2')}>
      <dt className="text-caption text-text-3">{name}</dt>
      <dd
        className={clsx(
          'num m-0 font-extrabold break-words',
          wide ? 'text-h1 sm:text-h3' : 'text-h3',
        )}
      >
        {children ?? <Skeleton className="mt-1 h-4.5 w-24 rounded-badge" />}
      </dd>
    </div>
  );
}
