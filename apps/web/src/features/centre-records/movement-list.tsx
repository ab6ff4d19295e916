import type { Movement } from '@lantern/contracts';
import { type DataColumn, DataList } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { CopyText } from '../../lib/device/copy-text.tsx';
import { HiddenMoney } from '../../lib/money/hidden-money.tsx';
import { SignedMoney } from '../../lib/money/shown-money.tsx';
import { Moment } from '../../lib/time/moment.tsx';

/**
 * Cards on a phone, a table on a wider screen. The balance is left out where the lines between are.
 */
export function MovementList({ movements }: { movements: readonly Movement[] }) {
  const { t } = useTranslation('movements');
  const all: DataColumn<Movement>[] = [
    {
      key: 'kind',
      header: t('columns.kind'),
      place: 'title',
      cell: ({ kind }) => t(`kind.${kind}`, { defaultValue: kind }),
    },
    { key: 'time', header: t('columns.time'), cell: ({ at }) => <Moment instant={at} /> },
    {
      key: 'reference',
      header: t('columns.reference'),
      cell: ({ id, reference }) => (
        <CopyText
          text={reference ?? id}
          shown={reference ?? `…${id.slice(-6)}`}
          name={t('columns.reference')}
        />
      ),
    },
    {
      key: 'amount',
      header: t('columns.amount'),
      align: 'end',
      place: 'corner',
      cell: ({ amount, currency }) => (
        <SignedMoney minor={amount} currency={currency} className="font-bold" />
      ),
    },
    {
      key: 'balance',
      header: t('columns.balance'),
      align: 'end',
      cell: ({ balanceAfter, currency }) =>
        balanceAfter !== null && <HiddenMoney minor={balanceAfter} currency={currency} />,
    },
  ];
  const hasBalance = movements.some(({ balanceAfter }) => balanceAfter !== null);
  const columns = all.filter(({ key }) => key !== 'balance' || hasBalance);
  return (
    <DataList
      label={t('title')}
      columns={columns}
      rows={movements}
      rowKey={({ id, kind, amount }) => `${id} ${kind} ${amount}`}
    />
  );
}
