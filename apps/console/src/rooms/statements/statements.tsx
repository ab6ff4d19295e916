import { type OwnAccount, staffEndpoints } from '@lantern/contracts';
import { EmptyState, SelectField } from '@lantern/ui';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Answered } from '../../parts/answered.tsx';
import { QueueTabs } from '../../parts/queue-tabs.tsx';
import { Room } from '../../parts/room.tsx';
import { Gaps } from './gaps.tsx';
import { Import } from './import.tsx';
import { Lines } from './lines.tsx';
import { Periods } from './periods.tsx';

const tabs = ['lines', 'import', 'gaps', 'close'] as const;
type Tab = (typeof tabs)[number];

/** The brand's own bank accounts: what the bank says, compared with deposits and payouts. */
export function StatementsRoom() {
  const { t } = useTranslation();
  const accounts = useOps(staffEndpoints.ownAccounts);
  return (
    <Room title={t('room.statements')}>
      <p className="max-w-prose text-body text-text-2">{t('statement.text')}</p>
      <Answered query={accounts}>
        {(list) => {
          const [first] = list;
          return first ? (
            <Account accounts={list} first={first} />
          ) : (
            <EmptyState icon={<ReceiptText size={28} />} title={t('statement.noAccount')} />
          );
        }}
      </Answered>
    </Room>
  );
}

function Account({ accounts, first }: { accounts: readonly OwnAccount[]; first: OwnAccount }) {
  const { t } = useTranslation();
  const may = useMay();
  const [chosen, setChosen] = useState(first.account);
  const [tab, setTab] = useState<Tab>('lines');
  const one = accounts.find(({ account }) => account === chosen) ?? first;
  const opened = tabs.filter((name) => name !== 'import' || may('statements.act'));
  return (
    <>
      <div className="grid items-end gap-4 md:grid-cols-[minmax(16rem,24rem)_1fr]">
        <SelectField
          label={t('statement.account')}
          placeholder={t('statement.chooseAccount')}
          options={accounts.map(({ account, bankName }) => ({
            value: account,
            label: bankName ? `${bankName} · ${account}` : account,
          }))}
          value={one.account}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Standing one={one} />
      </div>
      <QueueTabs
        queues={opened}
        words="statement.tabs"
        waiting={{ lines: one.unmatched }}
        value={tab}
        onChange={setTab}
      />
      {/* Nothing typed about one account stays on the page of another. */}
      {tab === 'lines' && <Lines key={one.account} account={one.account} />}
      {tab === 'import' && <Import key={one.account} one={one} />}
      {tab === 'gaps' && <Gaps key={one.account} account={one.account} />}
      {tab === 'close' && <Periods key={one.account} account={one.account} />}
    </>
  );
}

/** How far an account is imported, reconciled and closed. */
function Standing({ one: { newest, closed, currency } }: { one: OwnAccount }) {
  const { t } = useTranslation();
  const money = useMoney();
  const facts = [
    [t('statement.balance'), newest && money(newest.closing, currency)],
    [t('statement.through'), newest?.day],
    [t('statement.closed'), closed],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3 rounded-card border border-border bg-surface px-4 py-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-caption text-text-3">{name}</dt>
          <dd className="num truncate text-label">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
