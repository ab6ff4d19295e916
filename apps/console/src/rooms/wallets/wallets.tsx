import { type StuckTransfer, staffEndpoints } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Age, Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Room } from '../../parts/room.tsx';
import { Differences } from './differences.tsx';
import { WalletSettingsPanel } from './settings.tsx';

const every = 20_000;

function useColumns(): DataColumn<StuckTransfer>[] {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const amountOf = (amount: string | null, currency: string) =>
    amount !== null && money(amount, currency);
  return [
    {
      key: 'reference',
      header: t('cash.reference'),
      place: 'title',
      cell: ({ reference }) => <span className="num select-all">{reference}</span>,
    },
    {
      key: 'member',
      header: t('member.username'),
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      key: 'vendor',
      header: t('stuck.vendor'),
      cell: ({ vendorName, vassalage }) => `${vendorName} (${vassalage})`,
    },
    { key: 'way', header: t('stuck.way'), cell: ({ direction }) => t(`stuck.ways.${direction}`) },
    {
      key: 'amount',
      header: t('cash.amount'),
      align: 'end',
      cell: ({ amount, currency }) => (
        <b>{amount === null ? t('stuck.everything') : money(amount, currency)}</b>
      ),
    },
    { key: 'since', header: t('payout.waiting'), cell: ({ since }) => <Age at={since} /> },
    {
      key: 'heard',
      header: t('stuck.heard'),
      cell: ({ heard, currency }) =>
        heard ? (
          <>
            {word('heard', heard.what)} {amountOf(heard.amount, currency)}{' '}
            <span className="text-caption text-text-3">
              <Moment at={heard.at} />
            </span>
          </>
        ) : (
          t('stuck.nothing')
        ),
    },
  ];
}

/**
 * Money between members and vendors with wallets of their own of which no vendor has said in time
 * where it is.
 */
export function WalletsRoom() {
  const { t } = useTranslation();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const stuck = useOps(staffEndpoints.stuckTransfers, { pageNo: page }, { every });
  return (
    <Room title={t('room.wallets')}>
      <p className="text-body text-text-2">{t('stuck.text')}</p>
      <PagedList
        query={stuck}
        label={t('room.wallets')}
        columns={columns}
        rowKey={({ reference }) => reference}
        empty={t('stuck.none')}
        page={page}
        onPage={setPage}
      />
      <Differences />
      <WalletSettingsPanel />
    </Room>
  );
}
