import { type ProfitReport, profitReportFile } from '@lantern/contracts';
import { Button, Card, EmptyState, Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import { History, Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { ShownMoney, SignedMoney } from '../../lib/money/shown-money.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useDayText } from '../../lib/time/moment.tsx';
import { type Period, PeriodChoice } from '../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { DayChart } from './day-chart.tsx';
import { useProfit } from './record.queries.ts';
import { VendorTable } from './vendor-table.tsx';

/**
 * The page `personalProfit`: the result of play in a period, in total, by day and by vendor
 * (WAL-05).
 */
export default function ProfitPage() {
  const { t } = useTranslation('movements');
  const overlay = useOverlay();
  const [period, setPeriod] = useState<Period>({ days: 'last7' });
  const { data, error, isPlaceholderData, isFetching, refetch } = useProfit(period);
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <PeriodChoice value={period} onChange={setPeriod} />
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <div
          aria-busy={isPlaceholderData || !data}
          className={isPlaceholderData ? 'opacity-60' : undefined}
        >
          {data ? <Profit report={data} /> : <Skeleton className="h-60 rounded-card" />}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <SaveRecord
          read={() => call(profitReportFile, { query: period })}
          name="profit.csv"
          empty={data?.byDay.length === 0}
        />
        <Button
          kind="outline"
          className="max-sm:w-full"
          start={<History size={18} aria-hidden />}
          onClick={() => overlay.openCentre('personalHistoryCopy')}
        >
          {t('bets')}
        </Button>
      </div>
    </div>
  );
}

function Profit({ report }: { report: ProfitReport }) {
  const { t } = useTranslation('movements');
  const { total, vendors, byDay, currency, from, to } = report;
  const dayText = useDayText();
  const parts = ['staked', 'won', 'refunded', 'deposited', 'withdrawn'] as const;
  return (
    <div className="flex flex-col gap-4">
      <Card as="section" className="flex flex-col gap-4">
        <div>
          <h3
            className={clsx(
              'flex flex-wrap items-baseline justify-between gap-2',
              'text-label text-text-2',
            )}
          >
            {t('profit.title')}
            <span className="num text-caption text-text-3">
              {t('shown', { from: dayText(from), to: dayText(to) })}
            </span>
          </h3>
          <p className="mt-0.5 text-h1">
            <SignedMoney minor={total.net} currency={currency} />
          </p>
          <p className="num text-caption text-text-3">{t('profit.bets', { count: total.bets })}</p>
        </div>
        <dl className="m-0 grid grid-cols-2 gap-3 sm:grid-cols-5">
          {parts.map((part) => (
            <div key={part}>
              <dt className="text-caption text-text-3">{t(`profit.${part}`)}</dt>
              <dd className="m-0 text-body font-semibold">
                <ShownMoney minor={total[part]} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
        {byDay.length > 0 && <DayChart report={report} />}
      </Card>
      {vendors.length > 0 ? (
        <VendorTable vendors={vendors} currency={currency} />
      ) : (
        <EmptyState icon={<Scale size={28} />} title={t('profit.none')} />
      )}
    </div>
  );
}
