import { type HeldReferral, staffEndpoints } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Decided } from '../../parts/decided.tsx';
import { Age } from '../../parts/moment.tsx';
import { State } from '../../parts/state.tsx';

export function useHeldColumns(show: 'held' | 'decided'): DataColumn<HeldReferral>[] {
  const { t } = useTranslation();
  const money = useMoney();
  const columns: DataColumn<HeldReferral>[] = [
    {
      key: 'referrer',
      header: t('referral.referrer'),
      place: 'title',
      cell: ({ referrer }) => <Link to={`/members/${referrer.id}`}>{referrer.username}</Link>,
    },
    {
      key: 'status',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ status }) => <State of={status} />,
    },
    {
      key: 'friend',
      header: t('referral.friend'),
      cell: ({ friend }) => <Link to={`/members/${friend.id}`}>{friend.username}</Link>,
    },
    {
      key: 'signals',
      header: t('referral.signals'),
      cell: ({ signals }) => signals.map((one) => t(`referral.signal.${one}`)).join(', '),
    },
    {
      key: 'amount',
      header: t('referral.amount'),
      align: 'end',
      cell: ({ amount, currency }) => <b>{money(amount, currency)}</b>,
    },
    { key: 'since', header: t('payout.waiting'), cell: ({ foundAt }) => <Age at={foundAt} /> },
    {
      key: 'decided',
      header: t('referral.decided'),
      cell: ({ decided }) => <Decided decided={decided} />,
    },
    {
      key: 'act',
      header: <span className="sr-only">{t('actions')}</span>,
      place: 'foot',
      align: 'end',
      cell: (pair) => <Decide pair={pair} />,
    },
  ];
  const elsewhere = show === 'held' ? ['decided'] : ['since', 'act'];
  return columns.filter(({ key }) => !elsewhere.includes(key));
}

function Decide({ pair: { id, status } }: { pair: HeldReferral }) {
  const { t } = useTranslation();
  const may = useMay();
  if (status !== 'held' || !may('referrals.act')) return null;
  const reason = { label: t('reason'), required: true };
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      <ActDialog
        endpoint={staffEndpoints.decideReferral}
        label={t('referral.release')}
        kind="brand"
        text={t('referral.releaseText')}
        reason={reason}
        bodyOf={(words) => ({ id, decision: 'released', reason: words })}
      />
      <ActDialog
        endpoint={staffEndpoints.decideReferral}
        label={t('referral.reject')}
        kind="danger"
        text={t('referral.rejectText')}
        reason={reason}
        bodyOf={(words) => ({ id, decision: 'rejected', reason: words })}
      />
    </span>
  );
}
