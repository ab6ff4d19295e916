import type { ProfitReport } from '@lantern/contracts';
import { type DataColumn, DataList } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { ShownMoney, SignedMoney } from '../../lib/money/shown-money.tsx';

type Vendor = ProfitReport['vendors'][number];

/** The result of play by vendor. */
export function VendorTable({
  vendors,
  currency,
}: {
  vendors: readonly Vendor[];
  currency: string;
}) {
  const { t } = useTranslation('movements');
  const figure = (key: 'staked' | 'won' | 'refunded'): DataColumn<Vendor> => ({
    key,
    header: t(`profit.${key}`),
    align: 'end',
    cell: (row) => <ShownMoney minor={row[key]} currency={currency} />,
  });
  const columns: DataColumn<Vendor>[] = [
    {
      key: 'vendor',
      header: t('profit.byVendor'),
      place: 'title',
      cell: ({ vendorName }) => <bdi>{vendorName}</bdi>,
    },
    { key: 'bets', header: t('profit.betsHead'), align: 'end', cell: ({ bets }) => bets },
    figure('staked'),
    figure('won'),
    figure('refunded'),
    {
      key: 'net',
      header: t('profit.net'),
      align: 'end',
      place: 'corner',
      cell: ({ net }) => <SignedMoney minor={net} currency={currency} className="font-bold" />,
    },
  ];
  return (
    <DataList
      label={t('profit.byVendor')}
      columns={columns}
      rows={vendors}
      rowKey={({ vassalage }) => vassalage}
    />
  );
}
