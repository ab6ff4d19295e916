import type { MemberFile } from '@lantern/contracts';
import { currencyDigits } from '@lantern/rules';
import { Money } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';

/** The last entries of the member's purses, and the last rounds. */
export function Movements({ member }: { member: MemberFile }) {
  const { t, i18n } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  return (
    <div className="flex flex-col gap-4">
      <Panel title={t('member.transfers')}>
        <KeyedList<MemberFile['transfers'][number]>
          inside
          label={t('member.transfers')}
          columns={[
            {
              key: 'kind',
              header: t('transfer.kind'),
              place: 'title',
              cell: ({ kind }) => word('transfer', kind),
            },
            {
              key: 'purpose',
              header: t('wallet.purpose'),
              cell: ({ purpose }) => word('purpose', purpose),
            },
            {
              key: 'amount',
              header: t('transfer.amount'),
              align: 'end',
              cell: ({ amount, currency }) => (
                <Money
                  minor={amount}
                  currency={currency}
                  digits={currencyDigits(currency)}
                  locale={i18n.language}
                  sign="always"
                  toned
                />
              ),
            },
            {
              key: 'after',
              header: t('transfer.after'),
              align: 'end',
              cell: ({ balanceAfter, currency }) =>
                balanceAfter === null ? '–' : money(balanceAfter, currency),
            },
            {
              key: 'at',
              header: t('transfer.at'),
              cell: ({ postedAt }) => <Moment at={postedAt} />,
            },
          ]}
          rows={member.transfers}
          rowKey={({ id, purpose }) => `${id} ${purpose}`}
          empty={t('transfer.none')}
        />
      </Panel>
      <Panel title={t('member.rounds')}>
        <KeyedList<MemberFile['rounds'][number]>
          inside
          label={t('member.rounds')}
          columns={[
            {
              key: 'game',
              header: t('round.game'),
              place: 'title',
              cell: ({ vendor, game }) => `${vendor} · ${game}`,
            },
            {
              key: 'stake',
              header: t('round.stake'),
              align: 'end',
              cell: ({ stake, currency }) => money(stake, currency),
            },
            {
              key: 'win',
              header: t('round.win'),
              align: 'end',
              cell: ({ win, currency }) => money(win, currency),
            },
            {
              key: 'state',
              header: t('round.state'),
              cell: ({ ended }) => t(ended ? 'round.ended' : 'round.open'),
            },
            {
              key: 'at',
              header: t('round.at'),
              cell: ({ startedAt }) => <Moment at={startedAt} />,
            },
          ]}
          rows={member.rounds}
          rowKey={({ id }) => id}
          empty={t('round.none')}
        />
      </Panel>
    </div>
  );
}
