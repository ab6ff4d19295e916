import { type AgreementBill, type TeamProfit, teamProfit } from '@lantern/contracts';
import { DataList } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { TextAction } from '../../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { Section } from '../../../lib/show/section.tsx';
import { useDayText } from '../../../lib/time/moment.tsx';

type Day = TeamProfit['byDay'][number];

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
export function BillDays({ bill: { agent, period }, member, onOpen }: BillDaysProps) {
  const { t } = useTranslation(['agent', 'movements']);
  const session = useSession();
  const dayText = useDayText();
  const { from, to } = period;
  const of = member ?? agent.id;
  const wish = { from, to, ...(of !== session?.customerId && { member: of }) };
  const { data } = useQuery({
    ...queryOf(teamProfit, wish),
    enabled: from !== to,
    placeholderData: keepPreviousData,
  });
  if (!data || data.byDay.length === 0) return null;
  const figure = (key: 'turnover' | 'net', header: string) => ({
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
          figure('net', t('figures.net')),
        ]}
        rows={data.byDay}
        rowKey={({ day }) => day}
      />
    </Section>
  );
}
