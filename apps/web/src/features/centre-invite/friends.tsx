import { type ReferredFriend, referral, referralFile } from '@lantern/contracts';
import { type DataColumn, DataList, Pager, Skeleton, StatusPill } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { Section } from '../../lib/show/section.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { ReferralPlan } from './referral-plan.tsx';

/** The friends that the member invited, what the brand pays for them, and what it has paid. */
export function Friends() {
  const { t } = useTranslation(['downline', 'movements', 'common']);
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(referral, { pageNo: String(pageNo) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const { plan, currency, paid, waiting, list, total, totalPages } = data;
  const pays = plan !== null || paid !== '0' || waiting !== '0';
  return (
    <>
      {pays && <ReferralPlan {...{ plan, currency, paid, waiting }} />}
      {total > 0 && (
        <Section title={t('referral.friends')}>
          <FriendList friends={list} currency={currency} pays={pays} />
          <Pager
            page={pageNo}
            totalPages={totalPages}
            onPage={setPageNo}
            label={t('movements:pager')}
            previousLabel={t('common:previous')}
            nextLabel={t('common:next')}
            pageLabel={(page) => t('movements:page', { page })}
          />
          <SaveRecord
            read={() => call(referralFile)}
            name="friends.csv"
            of={t('referral.friends')}
          />
        </Section>
      )}
    </>
  );
}

interface FriendListProps {
  friends: readonly ReferredFriend[];
  currency: string;
  pays: boolean;
}

const tones = {
  registered: 'neutral',
  qualified: 'info',
  held: 'warning',
  paid: 'success',
} as const;

function FriendList({ friends, currency, pays }: FriendListProps) {
  const { t } = useTranslation(['downline', 'agent', 'records', 'withdrawal']);
  const money = useMoney();
  const columns: DataColumn<ReferredFriend>[] = [
    {
      key: 'name',
      header: t('agent:team.account'),
      place: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'state',
      header: t('records:columns.status'),
      place: 'corner',
      cell: ({ state }) => (
        <StatusPill tone={tones[state]}>
          {state === 'paid' ? t('withdrawal:timeline.paid') : t(`referral.state.${state}`)}
        </StatusPill>
      ),
    },
    {
      key: 'joined',
      header: t('agent:team.joined'),
      cell: ({ joinedAt }) => <Moment instant={joinedAt} kind="date" />,
    },
    ...(pays
      ? [
          {
            key: 'paid',
            header: t('withdrawal:timeline.paid'),
            align: 'end',
            cell: ({ paid }) => money(paid, currency),
          } satisfies DataColumn<ReferredFriend>,
        ]
      : []),
  ];
  return (
    <DataList
      label={t('referral.friends')}
      columns={columns}
      rows={friends}
      rowKey={({ name, joinedAt }) => `${joinedAt}${name}`}
    />
  );
}
