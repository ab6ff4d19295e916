import { type MemberLine, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, Segmented, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Age, Moment } from '../../parts/moment.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

const statuses = ['all', 'active', 'disabled'] as const;
type Status = (typeof statuses)[number];

function useColumns(): DataColumn<MemberLine>[] {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  return [
    {
      key: 'username',
      header: t('member.username'),
      place: 'title',
      cell: ({ id, username }) => <Link to={`/members/${id}`}>{username}</Link>,
    },
    {
      key: 'status',
      header: t('member.status'),
      place: 'corner',
      cell: ({ status }) => <State of={status} />,
    },
    { key: 'nickname', header: t('member.nickname'), cell: ({ nickname }) => nickname },
    {
      key: 'type',
      header: t('member.type'),
      cell: ({ type }) => word('accountType', String(type)),
    },
    {
      key: 'balance',
      header: t('member.balance'),
      align: 'end',
      cell: ({ balance, currency }) => money(balance, currency),
    },
    {
      key: 'createdAt',
      header: t('member.since'),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'lastSeenAt',
      header: t('member.lastSeen'),
      cell: ({ lastSeenAt }) => <Age at={lastSeenAt} />,
    },
  ];
}

/** Searches members by what they can say on the phone. */
export function MembersRoom() {
  const { t } = useTranslation();
  const columns = useColumns();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const page = Number(params.get('page') ?? 1);
  const status = (params.get('status') ?? 'all') as Status;
  const [typed, setTyped] = useState(search);
  const show = (change: { search?: string; status?: Status; page?: number }) => {
    const next = { search, status, page: 1, ...change };
    setParams({ search: next.search, status: next.status, page: String(next.page) });
  };
  const members = useOps(staffEndpoints.searchMembers, {
    pageNo: page,
    search,
    ...(status !== 'all' && { status }),
  });
  return (
    <Room title={t('room.members')}>
      <FilterForm onSearch={() => show({ search: typed.trim() })}>
        <TextField
          label={t('member.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          type="search"
          maxLength={64}
        />
      </FilterForm>
      <Segmented
        label={t('member.status')}
        options={statuses.map((value) => ({ value, label: t(`member.show.${value}`) }))}
        value={status}
        onChange={(next) => show({ status: next })}
        className="self-start"
      />
      <Answered query={members}>
        {({ list, total, totalPages }) => (
          <>
            <p role="status" className="text-caption text-text-3">
              {t('found', { count: total })}
            </p>
            <KeyedList
              label={t('room.members')}
              columns={columns}
              rows={list}
              rowKey={({ id }) => id}
              empty={t('member.none')}
            />
            <Pages page={page} totalPages={totalPages} onPage={(next) => show({ page: next })} />
          </>
        )}
      </Answered>
    </Room>
  );
}
