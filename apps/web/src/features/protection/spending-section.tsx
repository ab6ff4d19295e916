import { type Spent, spending, spendingSpans } from '@lantern/contracts';
import { Card, Segmented, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useMoney } from '../../lib/money/money.ts';
import { Section } from '../../lib/show/section.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { SpendingChart } from './spending-chart.tsx';

type By = 'day' | 'month';

/** What playing has cost the member: sums of a time to choose, and a chart. */
export function SpendingSection() {
  const { t } = useTranslation('protection');
  const [span, setSpan] = useState<(typeof spendingSpans)[number]>('month');
  const [by, setBy] = useState<By>('day');
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(spending, { by }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const spans = spendingSpans.map((value) => ({ value, label: t(`spending.${value}`) }));
  const units: { value: By; label: string }[] = [
    { value: 'day', label: t('spending.byDay') },
    { value: 'month', label: t('spending.byMonth') },
  ];
  return (
    <Section title={t('spending.title')} hint={t('spending.hint')}>
      {!data && error && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <Skeleton className="h-72 rounded-card" />}
      {data && (
        <Card className="flex flex-col gap-5">
          <Segmented
            label={t('spending.span')}
            options={spans}
            value={span}
            onChange={setSpan}
            block
            className="max-w-130"
          />
          <Totals spent={data.totals[span]} currency={data.currency} />
          <div className="flex flex-col gap-3 border-t border-border pt-4">
            <Segmented
              label={t('spending.by')}
              options={units}
              value={by}
              onChange={setBy}
              className="self-start"
            />
            <SpendingChart
              list={data.list}
              by={data.list.length > 12 ? 'day' : 'month'}
              currency={data.currency}
            />
          </div>
        </Card>
      )}
    </Section>
  );
}

const without = (minor: string) => minor.replace('-', '');

function Totals({ spent, currency }: { spent: Spent; currency: string }) {
  const { t } = useTranslation('protection');
  const money = useMoney();
  const back = spent.net.startsWith('-');
  const won = spent.lost.startsWith('-');
  const figures: readonly (readonly [name: string, minor: string, main?: true])[] = [
    [t(back ? 'spending.netBack' : 'spending.net'), without(spent.net), true],
    [t(won ? 'spending.won' : 'spending.lost'), without(spent.lost), true],
    [t('spending.deposited'), spent.deposited],
    [t('spending.withdrawn'), spent.withdrawn],
  ];
  return (
    <dl className="m-0 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(([name, minor, main]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-text-2">{name}</dt>
          <dd className={`num m-0 break-words ${main ? 'text-h1' : 'text-h2'}`}>
            <bdi>{money(minor, currency)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
