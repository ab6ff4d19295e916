import type { MemberFile } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Reference } from '../../parts/reference.tsx';
import { Panel } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

interface CashLinesProps {
  room: 'deposits' | 'withdrawals';
  title: string;
  lines: MemberFile['deposits'];
}

/** The last deposits or withdrawals of a member. */
export function CashLines({ room, title, lines }: CashLinesProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <Panel title={title}>
      <KeyedList<MemberFile['deposits'][number]>
        inside
        label={title}
        columns={[
          {
            key: 'reference',
            header: t('cash.reference'),
            place: 'title',
            cell: ({ reference }) => <Reference room={room} of={reference} />,
          },
          {
            key: 'status',
            header: t('cash.status'),
            place: 'corner',
            cell: ({ status }) => <State of={status} />,
          },
          { key: 'method', header: t('cash.method'), cell: ({ method }) => method },
          {
            key: 'amount',
            header: t('cash.amount'),
            align: 'end',
            cell: ({ amount, currency }) => money(amount, currency),
          },
          { key: 'at', header: t('cash.at'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
        ]}
        rows={lines}
        rowKey={({ reference }) => reference}
        empty={t('cash.none')}
      />
    </Panel>
  );
}
