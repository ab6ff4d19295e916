import { agreementBills, agreementBillsFile } from '@lantern/contracts';
import type { AgreementKind } from '@lantern/rules/agreements';
import { Card, EmptyState, Pager, Segmented, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { SaveRecord } from '../../../lib/device/save-record.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { type Period, PeriodChoice } from '../../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { BillList } from './bill-list.tsx';

const sides = ['own', 'downline'] as const;

interface Shown {
  side: (typeof sides)[number];
  period: Period;
  pageNo: number;
}

interface BillsViewProps {
  /** All kinds without it. */
  kind?: AgreementKind;
  onOpen: (id: string) => void;
}

/** The bills of the agent or of its downline, with their sums and as a file. */
export function BillsView({ kind, onOpen }: BillsViewProps) {
  const { t } = useTranslation('agreements');
  const [{ side, period, pageNo }, setShown] = useState<Shown>({
    ...{ side: 'own', pageNo: 1 },
    period: { days: 'last30' },
  });
  return (
    <>
      <Segmented
        label={t('bill.whose')}
        options={sides.map((value) => ({ value, label: t(`bill.${value}`) }))}
        value={side}
        onChange={(next) => setShown({ side: next, period, pageNo: 1 })}
      />
      <PeriodChoice
        value={period}
        onChange={(next) => setShown({ side, period: next, pageNo: 1 })}
      />
      <Bills
        {...{ kind, side, period, pageNo, onOpen }}
        onPage={(page) => setShown({ side, period, pageNo: page })}
      />
    </>
  );
}

interface BillsProps extends Shown {
  kind?: AgreementKind | undefined;
  onOpen: (id: string) => void;
  onPage: (page: number) => void;
}

/** A page of bills. */
export function Bills({ kind, side, period, pageNo, onOpen, onPage }: BillsProps) {
  const { t } = useTranslation(['agreements', 'movements', 'common']);
  const wish = { side, ...period, ...(kind && { kind }) };
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(agreementBills, { ...wish, pageNo: String(pageNo) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-60 rounded-card" />;
  const sums = [
    [t('bill.amount'), data.amount],
    [t('income.received'), data.paid],
  ] as const;
  return (
    <>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
        {data.total === 0 ? (
          <EmptyState icon={<ReceiptText size={28} />} title={t('bill.empty')} />
        ) : (
          <div className="flex flex-col gap-4">
            <Card>
              <dl className="m-0 grid grid-cols-2 gap-3">
                {sums.slice(0, side === 'own' ? 2 : 1).map(([name, minor]) => (
                  <div key={name} className="min-w-0">
                    <dt className="text-caption text-text-3">{name}</dt>
                    <dd className="m-0 text-h2">
                      <ShownMoney minor={minor} currency={data.currency} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Card>
            <BillList
              label={t('view.bills')}
              bills={data.list}
              ofDownline={side === 'downline'}
              ofKinds={!kind}
              onOpen={onOpen}
            />
          </div>
        )}
      </div>
      <Pager
        page={pageNo}
        totalPages={data.totalPages}
        onPage={onPage}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
      <SaveRecord
        read={() => call(agreementBillsFile, { query: wish })}
        name="bills.csv"
        empty={data.total === 0}
      />
    </>
  );
}
