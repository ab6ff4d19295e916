import type { staffEndpoints, ValueOf } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Panel } from '../../parts/room.tsx';

type Money = ValueOf<typeof staffEndpoints.trialBalance>['money'][number];
type Line = Money['lines'][number];

const isDebit = ({ sum }: Line) => sum.startsWith('-');

/** The purses of one currency by owner and purpose: holdings on one side, sources on the other. */
export function MoneyTable({ money: { currency, playMoney, lines, sum } }: { money: Money }) {
  const { t } = useTranslation();
  const [write, word] = [useMoney(), useWord()];
  const title = playMoney ? t('ledger.playMoney', { currency }) : currency;
  const total = (side: readonly Line[]) => side.reduce((all, line) => all + BigInt(line.sum), 0n);
  const totals = [
    [t('ledger.debit'), -total(lines.filter(isDebit))],
    [t('ledger.credit'), total(lines.filter((line) => !isDebit(line)))],
  ] as const;
  return (
    <Panel title={title}>
      <KeyedList<Line>
        label={title}
        inside
        columns={[
          {
            key: 'purpose',
            header: t('wallet.purpose'),
            place: 'title',
            cell: ({ purpose }) => word('purpose', purpose),
          },
          { key: 'owner', header: t('ledger.owner'), cell: ({ owner }) => t(`ledger.${owner}`) },
          { key: 'number', header: t('ledger.number'), align: 'end', cell: ({ purses }) => purses },
          {
            key: 'debit',
            header: t('ledger.debit'),
            align: 'end',
            cell: (line) => isDebit(line) && write(line.sum.slice(1), currency),
          },
          {
            key: 'credit',
            header: t('ledger.credit'),
            align: 'end',
            cell: (line) => !isDebit(line) && write(line.sum, currency),
          },
        ]}
        rows={lines}
        rowKey={({ owner, purpose }) => `${owner} ${purpose}`}
        empty={t('wallet.none')}
      />
      <dl className="mt-3 flex flex-wrap justify-end gap-x-6 gap-y-1 text-body">
        {totals.map(([name, all]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-text-3">{name}</dt>
            <dd className="num font-bold">{write(all.toString(), currency)}</dd>
          </div>
        ))}
        <div className="flex gap-2">
          <dt className="text-text-3">{t('ledger.total')}</dt>
          <dd className={`num font-bold ${sum === '0' ? 'text-success' : 'text-danger'}`}>
            {write(sum, currency)}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
