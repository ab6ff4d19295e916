import { type DataColumn, DataList } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../lib/moment.tsx';
import type { Movement } from './movements.ts';
import { SignedMoney } from './signed-money.tsx';

/** Cards on a phone, a table on a wider screen. */
export function MovementList({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('centre');
  const columns: DataColumn<Movement>[] = [
    { key: 'kind', header: t('record.columns.kind'), place: 'title', cell: ({ kind }) => t(`record.kind.${kind}`) },
    { key: 'game', header: t('record.columns.game'), cell: ({ game }) => <bdi>{game}</bdi> },
    { key: 'time', header: t('record.columns.time'), cell: ({ at }) => <Moment instant={at} /> },
    {
      key: 'amount',
      header: t('record.columns.amount'),
      align: 'end',
      place: 'corner',
      cell: ({ amount, currency }) => <SignedMoney minor={amount} currency={currency} className="font-bold" />,
    },
  ];
  return <DataList label={t('record.title')} columns={columns} rows={movements} rowKey={({ id }) => id} />;
}
