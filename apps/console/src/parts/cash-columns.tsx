import type { DataColumn } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../lib/format.ts';
import { Waiting } from './waiting.tsx';

interface Cash {
  reference: string;
  member: { id: string; username: string };
  amount: string;
  currency: string;
  waitingSince: string | null;
  dueBy: string | null;
}

/** The columns that deposits and withdrawals have in common. */
export function useCashColumns(room: 'deposits' | 'withdrawals') {
  const { t } = useTranslation();
  const money = useMoney();
  return {
    reference: {
      key: 'reference',
      header: t('cash.reference'),
      place: 'title',
      cell: ({ reference }) => (
        <Link to={`/${room}/${reference}`} className="num">
          {reference}
        </Link>
      ),
    },
    member: {
      key: 'member',
      header: t('member.username'),
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    amount: {
      key: 'amount',
      header: t('cash.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
    },
    waiting: {
      key: 'waiting',
      header: t('payout.waiting'),
      cell: ({ waitingSince, dueBy }) => <Waiting since={waitingSince} dueBy={dueBy} />,
    },
  } satisfies Record<string, DataColumn<Cash>>;
}
