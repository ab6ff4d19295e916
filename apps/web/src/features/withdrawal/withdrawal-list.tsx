import { type Withdrawal, withdrawals } from '@lantern/contracts';
import { EmptyState, Pager, StatusPill, StatusRow } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowUpFromLine, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { AmountOpener } from '../../lib/money/amount-opener.tsx';
import { SectionBody } from '../../lib/show/section.tsx';
import { useMomentText } from '../../lib/time/moment.tsx';
import { looks } from './looks.ts';

/** All that a member has asked for, the newest first. */
export function WithdrawalList({ onOpen }: { onOpen: (reference: string) => void }) {
  const { t } = useTranslation(['withdrawal', 'common']);
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...queryOf(withdrawals, { pageNo: page }),
    placeholderData: keepPreviousData,
  });
  const { list, totalPages } = query.data ?? { list: [], totalPages: 0 };
  if (query.data && list.length === 0)
    return (
      <EmptyState icon={<ArrowUpFromLine size={28} />} title={t('empty')} hint={t('emptyHint')} />
    );
  return (
    <div className="flex flex-col gap-4">
      <SectionBody query={query}>
        {list.map((one) => (
          <Row key={one.reference} withdrawal={one} onOpen={onOpen} />
        ))}
      </SectionBody>
      <Pager
        page={page}
        totalPages={totalPages}
        onPage={setPage}
        label={t('pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(number) => t('page', { page: number })}
      />
    </div>
  );
}

function Row({
  withdrawal,
  onOpen,
}: {
  withdrawal: Withdrawal;
  onOpen: (reference: string) => void;
}) {
  const { t } = useTranslation('withdrawal');
  const momentText = useMomentText();
  const { reference, amount, currency, status, requestedAt, account } = withdrawal;
  const { icon: Icon, tone } = looks[status];
  return (
    <StatusRow
      className="relative hover:bg-sunken"
      icon={<Icon size={20} />}
      title={<AmountOpener {...{ amount, currency, reference, onOpen }} />}
      state={
        <>
          <StatusPill tone={tone}>{t(`status.${status}.pill`)}</StatusPill>
          <ChevronRight size={20} aria-hidden className="ms-auto text-text-3 rtl:-scale-x-100" />
        </>
      }
      text={
        <>
          <time dateTime={requestedAt}>{momentText(requestedAt)}</time> · {account.bankName}{' '}
          <bdi dir="ltr" className="num">
            {account.accountNumber}
          </bdi>
        </>
      }
    />
  );
}
