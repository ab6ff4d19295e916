import { staffEndpoints, type WalletDifference } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Age } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/room.tsx';

/** Below zero, more came back than the reported rounds explain: it was won in others. */
const todoOf = ({ kind, booked }: WalletDifference) => {
  if (kind === 'other_balance') return 'balance';
  return booked.startsWith('-') ? 'won' : 'lost';
};

function useColumns(): DataColumn<WalletDifference>[] {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  return [
    {
      key: 'member',
      header: t('member.username'),
      place: 'title',
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      key: 'vendor',
      header: t('stuck.vendor'),
      cell: ({ vendorName, vassalage }) => `${vendorName} (${vassalage})`,
    },
    { key: 'kind', header: t('differences.kind'), cell: ({ kind }) => word('difference', kind) },
    {
      key: 'booked',
      header: t('differences.booked'),
      align: 'end',
      cell: ({ booked, currency }) => money(booked, currency),
    },
    {
      key: 'stated',
      header: t('differences.stated'),
      align: 'end',
      cell: ({ stated, currency }) => money(stated, currency),
    },
    { key: 'since', header: t('payout.waiting'), cell: ({ since }) => <Age at={since} /> },
    {
      key: 'todo',
      header: t('differences.todo'),
      cell: (one) => t(`differences.todos.${todoOf(one)}`),
    },
  ];
}

/** The differences between vendors with their own wallets and our books, by member. */
export function Differences() {
  const { t } = useTranslation();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const differences = useOps(staffEndpoints.walletDifferences, { pageNo: page });
  return (
    <Panel title={t('differences.title')}>
      <p className="mb-3 text-body text-text-2">{t('differences.text')}</p>
      <PagedList
        query={differences}
        label={t('differences.title')}
        columns={columns}
        rowKey={({ member, vassalage }) => `${member.id} ${vassalage}`}
        empty={t('differences.none')}
        page={page}
        onPage={setPage}
      />
    </Panel>
  );
}
