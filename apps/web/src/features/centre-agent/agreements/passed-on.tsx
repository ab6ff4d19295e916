import {
  type AgreementBill,
  agreementBillDownlines,
  agreementBillDownlinesFile,
} from '@lantern/contracts';
import { Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { SaveRecord } from '../../../lib/device/save-record.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { BillList } from './bill-list.tsx';

interface PassedOnProps {
  bill: AgreementBill;
  onBill: (id: string) => void;
}

/** The bills of the direct downline that a bill pays. An agent opens those of its own. */
export function PassedOn({ bill: { id, own }, onBill }: PassedOnProps) {
  const { t } = useTranslation(['agreements', 'movements', 'common']);
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(agreementBillDownlines, { id, pageNo: String(pageNo) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-24 rounded-card" />;
  return (
    <>
      <BillList
        label={t('bill.downlines')}
        bills={data.list}
        ofDownline
        onOpen={own ? onBill : undefined}
      />
      <Pager
        page={pageNo}
        totalPages={data.totalPages}
        onPage={setPageNo}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
      <SaveRecord
        read={() => call(agreementBillDownlinesFile, { query: { id } })}
        name="bill-downlines.csv"
        empty={data.total === 0}
        of={t('bill.downlines')}
      />
    </>
  );
}
