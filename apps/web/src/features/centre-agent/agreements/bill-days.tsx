import { type AgreementBill, agreementBillDays, type ValueOf } from '@lantern/contracts';
import { DataList } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { TextAction } from '../../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { Section } from '../../../lib/show/section.tsx';
import { useDayText } from '../../../lib/time/moment.tsx';

type Day = ValueOf<typeof agreementBillDays>['list'][number];

interface BillDaysProps {
  bill: AgreementBill;
  /** A member below the agent of the bill; the agent if undefined. */
  member: string | undefined;
  onOpen: (day: string) => void;
}

/**
 * The days of a bill of several days, of its team or of a member with all below; each opens to its
 * members and bets.
 */
export function BillDays({ bill: { id, period }, member, onOpen }: BillDaysProps) {
  const { t } = useTranslation(['agent', 'movements']);
  const dayText = useDayText();
  const { data } = useQuery({
    ...queryOf(agreementBillDays, { id, ...(member && { member }) }),
    enabled: period.from !== period.to,
    placeholderData: keepPreviousData,
  });
  if (!data || data.list.length === 0) return null;
  const figure = (key: 'turnover' | 'netLoss', header: string) => ({
    ...{ key, header, align: 'end' as const },
    cell: (row: Day) => <ShownMoney minor={row[key]} currency={data.currency} />,
  });
  const title = t('movements:profit.byDay');
  return (
    <Section title={title}>
      <DataList
        label={title}
        columns={[
          {
            ...{ key: 'day', header: title, place: 'title' },
            cell: ({ day }: Day) => (
              <TextAction onClick={() => onOpen(day)}>{dayText(day)}</TextAction>
            ),
          },
          figure('turnover', t('figures.turnover')),
          figure('netLoss', t('figures.net')),
        ]}
        rows={data.list}
        rowKey={({ day }) => day}
      />
    </Section>
  );
}
