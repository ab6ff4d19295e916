import type { AgreementBillLine } from '@lantern/contracts';
import { type DataColumn, DataList, StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { TextAction } from '../../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { useKindText } from './kind-text.ts';
import { billTones } from './looks.ts';
import { usePeriodText } from './period-text.ts';

export function BillState({ of }: { of: AgreementBillLine['state'] }) {
  const { t } = useTranslation('agreements');
  return <StatusPill tone={billTones[of]}>{t(`bill.state.${of}`)}</StatusPill>;
}

interface BillListProps {
  label: string;
  bills: readonly AgreementBillLine[];
  /** Names the agent of each bill, for those of the downline. */
  ofDownline?: boolean;
  /** Names the kind of each bill. */
  ofKinds?: boolean;
  /** Undefined where none opens. */
  onOpen: ((id: string) => void) | undefined;
}

/** Bills in a list; each can open. */
export function BillList({ label, bills, ofDownline, ofKinds, onOpen }: BillListProps) {
  const { t } = useTranslation(['agreements', 'agent', 'movements']);
  const periodText = usePeriodText();
  const kindText = useKindText();
  const money = (
    key: 'amount' | 'paid' | 'net',
    header: string,
  ): DataColumn<AgreementBillLine> => ({
    ...{ key, header, align: 'end' },
    cell: (bill) => <ShownMoney minor={bill[key]} currency={bill.currency} />,
  });
  const columns: DataColumn<AgreementBillLine>[] = [
    {
      key: 'period',
      header: t('movements:period'),
      place: 'title',
      cell: (bill) =>
        onOpen ? (
          <TextAction onClick={() => onOpen(bill.id)}>
            <span className="text-start">{periodText(bill)}</span>
          </TextAction>
        ) : (
          periodText(bill)
        ),
    },
    {
      key: 'state',
      header: t('state.title'),
      place: 'corner',
      cell: ({ state }) => <BillState of={state} />,
    },
  ];
  if (ofDownline)
    columns.push({
      ...{ key: 'account', header: t('agent:team.account') },
      cell: ({ agent }) => <bdi className="break-all">{agent.account}</bdi>,
    });
  if (ofKinds)
    columns.push({
      ...{ key: 'kind', header: t('income.kind') },
      cell: ({ kind }) => kindText(kind),
    });
  columns.push(
    money('amount', t('bill.amount')),
    money('paid', t('bill.state.paid')),
    ...(ofDownline ? [] : [money('net', t('bill.net'))]),
  );
  return <DataList wide label={label} columns={columns} rows={bills} rowKey={({ id }) => id} />;
}
