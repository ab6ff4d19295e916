import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import { Button, StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Proof } from '../../parts/proof.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { MoneyTable } from './money-table.tsx';

type TrialBalance = ValueOf<typeof staffEndpoints.trialBalance>;

/** The trial balance, and what the brand owes its members. */
export function LedgerRoom() {
  const { t } = useTranslation();
  const balance = useOps(staffEndpoints.trialBalance);
  return (
    <Room
      title={t('room.ledger')}
      actions={
        <Button
          kind="outline"
          size={36}
          loading={balance.isFetching}
          onClick={() => void balance.refetch()}
        >
          {t('refresh')}
        </Button>
      }
    >
      <Answered query={balance}>{(value) => <Books {...value} />}</Answered>
    </Room>
  );
}

function Books({ at, proof, money, liabilities }: TrialBalance) {
  const { t } = useTranslation();
  const [write, word] = [useMoney(), useWord()];
  const zero = money.every(({ sum }) => sum === '0');
  return (
    <>
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title={t('ledger.state')}>
          <Facts
            facts={[
              [
                t('ledger.sum'),
                <StatusPill key="sum" tone={zero ? 'success' : 'danger'}>
                  {t(zero ? 'ledger.zero' : 'ledger.notZero')}
                </StatusPill>,
              ],
              [t('ledger.at'), <Moment key="at" at={at} />],
              [t('ledger.proof'), <Proof key="proof" proof={proof} />],
            ]}
          />
        </Panel>
        <Panel title={t('overview.liabilities')}>
          <Facts
            facts={liabilities.map(
              ({ purpose, currency, sum, purses }) =>
                [
                  word('purpose', purpose),
                  <span key="sum">
                    <b>{write(sum, currency)}</b>{' '}
                    <span className="text-caption text-text-3">
                      {t('ledger.purses', { count: purses })}
                    </span>
                  </span>,
                ] as const,
            )}
          />
        </Panel>
      </div>
      {money.map((one) => (
        <MoneyTable key={`${one.currency} ${one.playMoney}`} money={one} />
      ))}
    </>
  );
}
