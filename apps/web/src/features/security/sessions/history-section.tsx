import { loginHistory, type loginOutcomes, type ValueOf } from '@lantern/contracts';
import {
  type DataColumn,
  DataList,
  Pager,
  Skeleton,
  StatusPill,
  type StatusTone,
} from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { Section } from '../../../lib/show/section.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { useDeviceText } from './use-device-text.ts';

type Login = ValueOf<typeof loginHistory>['list'][number];

const toneOf: Record<(typeof loginOutcomes)[number], StatusTone> = {
  entered: 'success',
  verified: 'success',
  wrong_password: 'danger',
  not_verified: 'warning',
};

/** Who logged in, or tried to, a page at a time. */
export function HistorySection() {
  const { t } = useTranslation(['security', 'common']);
  const [page, setPage] = useState(1);
  const columns = useColumns();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...queryOf(loginHistory, { pageNo: String(page) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('history.title')} hint={t('history.hint')}>
      {!data && error && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <Skeleton className="h-40 rounded-card" />}
      {data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <DataList
            label={t('history.title')}
            columns={columns}
            rows={data.list}
            rowKey={({ at, address, outcome }) => `${at} ${address} ${outcome}`}
          />
        </div>
      )}
      {data && data.totalPages > 1 && (
        <Pager
          page={page}
          totalPages={data.totalPages}
          onPage={setPage}
          label={t('history.pager')}
          previousLabel={t('common:previous')}
          nextLabel={t('common:next')}
          pageLabel={(number) => t('history.page', { page: number })}
        />
      )}
    </Section>
  );
}

function useColumns(): DataColumn<Login>[] {
  const { t, i18n } = useTranslation('security');
  const deviceText = useDeviceText();
  /** A way that is newer than this page is shown by its own name. */
  const methodText = (method: string) => {
    const key = `security:history.method.${method}`;
    return i18n.exists(key) ? String(t(key as 'history.method.password')) : method;
  };
  return [
    {
      key: 'at',
      header: t('history.at'),
      place: 'title',
      cell: ({ at }) => <Moment instant={at} />,
    },
    {
      key: 'outcome',
      header: t('history.outcome'),
      place: 'corner',
      cell: ({ outcome }) => (
        <StatusPill tone={toneOf[outcome]}>{t(`history.outcomes.${outcome}`)}</StatusPill>
      ),
    },
    { key: 'device', header: t('history.device'), cell: ({ userAgent }) => deviceText(userAgent) },
    {
      key: 'address',
      header: t('history.address'),
      cell: ({ address }) => (
        <bdi dir="ltr" className="num break-all">
          {address}
        </bdi>
      ),
    },
    { key: 'method', header: t('history.way'), cell: ({ method }) => methodText(method) },
  ];
}
