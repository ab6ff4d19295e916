import { agreementIncome, agreementIncomeFile, type ValueOf } from '@lantern/contracts';
import { Card, type DataColumn, DataList, EmptyState, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { SaveRecord } from '../../../lib/device/save-record.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { WalletCard } from '../../../lib/money/wallet-card.tsx';
import { BarChart } from '../../../lib/show/bar-chart.tsx';
import { Section } from '../../../lib/show/section.tsx';
import { type Period, PeriodChoice } from '../../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { AsOf } from '../as-of.tsx';
import { BillPage } from './bill-page.tsx';
import { Bills } from './bills-view.tsx';
import { DebtCards } from './debt-cards.tsx';
import { useKindText } from './kind-text.ts';

type Income = ValueOf<typeof agreementIncome>;

/** The page `agentIncome`: what the agent earned by its agreements, by kind and by period. */
export default function IncomePage() {
  const { t } = useTranslation('agreements');
  const [{ period, pageNo }, setShown] = useState<{ period: Period; pageNo: number }>({
    period: { days: 'last30' },
    pageNo: 1,
  });
  const [bill, setBill] = useState<string>();
  if (bill)
    return (
      <div className="flex flex-col gap-4 p-4 md:p-6">
        <BillPage id={bill} onClose={() => setBill(undefined)} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <WalletCard tools />
      <PeriodChoice value={period} onChange={(next) => setShown({ period: next, pageNo: 1 })} />
      <ByKind period={period} />
      <DebtCards onOpen={setBill} />
      <Section title={t('income.byPeriod')}>
        <div className="flex flex-col gap-4">
          <Bills
            {...{ period, pageNo }}
            side="own"
            onOpen={setBill}
            onPage={(page) => setShown({ period, pageNo: page })}
          />
        </div>
      </Section>
    </div>
  );
}

function ByKind({ period }: { period: Period }) {
  const { t } = useTranslation('agreements');
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(agreementIncome, period),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? 'flex flex-col gap-4 opacity-60' : 'flex flex-col gap-4'}
    >
      <AsOf instant={data.asOf} />
      {data.byKind.length === 0 ? (
        <EmptyState icon={<Coins size={28} />} title={t('income.none')} />
      ) : (
        <>
          <Earned income={data} />
          <SaveRecord
            read={() => call(agreementIncomeFile, { query: period })}
            name="income.csv"
            of={t('income.byKind')}
          />
        </>
      )}
    </div>
  );
}

function Earned({ income: { byKind, byDay, currency } }: { income: Income }) {
  const { t } = useTranslation(['agreements', 'movements']);
  const kindText = useKindText();
  const total = byKind.reduce((sum, { net }) => sum + BigInt(net), 0n);
  type Row = (typeof byKind)[number];
  const money = (key: 'received' | 'passedOn' | 'net', header: string): DataColumn<Row> => ({
    ...{ key, header, align: 'end' },
    cell: (row) => <ShownMoney minor={row[key]} currency={currency} />,
  });
  return (
    <>
      <Card as="section" className="flex flex-col gap-4">
        <div>
          <p className="text-caption text-text-3">{t('income.total')}</p>
          <p className="text-h1">
            <ShownMoney minor={String(total)} currency={currency} />
          </p>
        </div>
        {byDay.length > 1 && (
          <BarChart
            label={t('income.total')}
            list={byDay.map(({ day, net }) => ({ from: day, net }))}
            by="day"
            currency={currency}
            above="bg-success"
            below="bg-danger"
            say={(day, amount) => t('movements:profit.of', { day, amount })}
          />
        )}
      </Card>
      <Section title={t('income.byKind')}>
        <DataList
          wide
          label={t('income.byKind')}
          columns={[
            {
              ...{ key: 'kind', header: t('income.kind'), place: 'title' },
              cell: ({ kind }: Row) => kindText(kind),
            },
            money('received', t('income.received')),
            money('passedOn', t('income.passedOn')),
            money('net', t('bill.net')),
            {
              ...{ key: 'bills', header: t('view.bills'), align: 'end' },
              cell: ({ bills }: Row) => bills,
            },
          ]}
          rows={byKind}
          rowKey={({ kind }) => kind}
        />
      </Section>
    </>
  );
}
