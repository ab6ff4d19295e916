import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ShownMoney } from '../../lib/money/shown-money.tsx';
import { useDayText } from '../../lib/time/moment.tsx';
import type { Account } from './record.queries.ts';

// biome-ignore-start lint/a11y/noRedundantRoles: Safari drops the role of a table in a grid.

/**
 * The totals in and out of the whole period, by type, below the days. On a phone in and out are
 * stacked.
 */
export function AccountTotals({ account: { totals, currency, from, to } }: { account: Account }) {
  const { t } = useTranslation('movements');
  const dayText = useDayText();
  return (
    <section aria-label={t('totals')} className="rounded-card border border-border bg-surface p-4">
      <h3 className="flex flex-wrap items-baseline justify-between gap-2 text-label text-text-2">
        {t('totals')}
        <span className="num text-caption text-text-3">
          {t('shown', { from: dayText(from), to: dayText(to) })}
        </span>
      </h3>
      <table role="table" className="mt-2 w-full border-collapse text-body max-sm:block">
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="text-caption text-text-3">
            <th role="columnheader" scope="col" className="py-1 text-start font-normal">
              <span className="sr-only">{t('narrow')}</span>
            </th>
            {(['in', 'out'] as const).map((way) => (
              <th key={way} role="columnheader" scope="col" className="py-1 text-end font-normal">
                {t(way)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {totals.map((total) => (
            <tr
              key={total.type}
              role="row"
              className={clsx(
                'border-t border-border',
                'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:py-2',
              )}
            >
              <th
                role="rowheader"
                scope="row"
                className="text-start font-semibold max-sm:row-span-2 sm:py-2"
              >
                {t(`type.${total.type}`)}
              </th>
              {(['in', 'out'] as const).map((way) => (
                <td
                  key={way}
                  role="cell"
                  className={clsx(
                    'text-end',
                    'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-3',
                    'sm:py-2 sm:ps-4',
                    way === 'in' && !total.in.startsWith('-') && 'text-success',
                  )}
                >
                  <span aria-hidden className="text-caption text-text-3 sm:hidden">
                    {t(way)}
                  </span>
                  <ShownMoney minor={total[way]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
// biome-ignore-end lint/a11y/noRedundantRoles: .
