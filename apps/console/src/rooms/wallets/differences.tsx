import { staffEndpoints, type ValueOf, type WalletDifference } from '@lantern/contracts';
import { Button, type DataColumn } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { useAct, useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { AdjustDialog } from '../../parts/adjust-dialog.tsx';
import { Age } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/room.tsx';
import { Trouble } from '../../parts/trouble.tsx';

/** Below zero, more came back than the reported rounds explain: it was won in others. */
const todoOf = ({ kind, booked }: WalletDifference) => {
  if (kind === 'other_balance') return 'balance';
  return booked.startsWith('-') ? 'won' : 'lost';
};

/** The adjustment that would end a difference; another balance ends with a recall. */
const adjustmentFor = ({ kind, booked }: WalletDifference) => {
  if (kind === 'other_balance') return undefined;
  return booked.startsWith('-')
    ? ({ direction: 'debit', amount: booked.slice(1) } as const)
    : ({ direction: 'credit', amount: booked } as const);
};

type RecheckAnswer = ValueOf<typeof staffEndpoints.recheckWallet>;

function useColumns(onAnswer: (answer: RecheckAnswer) => void): DataColumn<WalletDifference>[] {
  const { t } = useTranslation();
  const may = useMay();
  const [money, word] = [useMoney(), useWord()];
  return [
    {
      key: 'member',
      header: t('member.username'),
      place: 'title',
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      key: 'vendor',
      header: t('stuck.vendor'),
      cell: ({ vendorName, vassalage }) => `${vendorName} (${vassalage})`,
    },
    { key: 'kind', header: t('differences.kind'), cell: ({ kind }) => word('difference', kind) },
    {
      key: 'booked',
      header: t('differences.booked'),
      align: 'end',
      cell: ({ booked, currency }) => money(booked, currency),
    },
    {
      key: 'stated',
      header: t('differences.stated'),
      align: 'end',
      cell: ({ stated, currency }) => money(stated, currency),
    },
    { key: 'since', header: t('payout.waiting'), cell: ({ since }) => <Age at={since} /> },
    {
      key: 'todo',
      header: t('differences.todo'),
      cell: (one) => t(`differences.todos.${todoOf(one)}`),
    },
    {
      key: 'adjusted',
      header: t('differences.adjusted'),
      align: 'end',
      cell: ({ adjusted, proposed, currency }) => (
        <>
          {money(adjusted, currency)}
          {proposed && <span className="block text-caption">{t('differences.proposed')}</span>}
        </>
      ),
    },
    {
      key: 'act',
      header: t('differences.act'),
      place: 'foot',
      cell: (one) => (
        <div className="flex flex-wrap gap-2">
          {may('wallets.act') && <Recheck of={one} onAnswer={onAnswer} />}
          {may('adjustments.act') && <Adjust of={one} />}
        </div>
      ),
    },
  ];
}

interface RecheckProps {
  of: WalletDifference;
  onAnswer: (answer: RecheckAnswer) => void;
}

function Recheck({ of: { member, vassalage }, onAnswer }: RecheckProps) {
  const { t } = useTranslation();
  const act = useAct(staffEndpoints.recheckWallet, onAnswer);
  return (
    <div className="flex flex-col gap-2">
      <Button
        kind="outline"
        size={36}
        loading={act.isPending}
        onClick={() => act.mutate({ memberId: member.id, vassalage })}
      >
        {t('differences.recheck')}
      </Button>
      <Trouble of={act.error} />
    </div>
  );
}

/** Filled in as the difference says, unless an adjustment was made or waits. */
function Adjust({ of }: { of: WalletDifference }) {
  const first = adjustmentFor(of);
  if (!first || of.proposed || of.adjusted !== '0') return null;
  return <AdjustDialog memberId={of.member.id} first={first} />;
}

/** The differences between vendors with their own wallets and our books, by member. */
export function Differences() {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<RecheckAnswer>();
  const columns = useColumns(setAnswer);
  const [page, setPage] = useState(1);
  const differences = useOps(staffEndpoints.walletDifferences, { pageNo: page });
  return (
    <Panel title={t('differences.title')}>
      <p className="mb-3 text-body text-text-2">{t('differences.text')}</p>
      <p role="status" className="mb-3 text-body empty:hidden">
        {answer && t(answer.difference ? 'differences.rechecked' : 'differences.solved')}
      </p>
      <PagedList
        query={differences}
        label={t('differences.title')}
        columns={columns}
        rowKey={({ member, vassalage }) => `${member.id} ${vassalage}`}
        empty={t('differences.none')}
        page={page}
        onPage={setPage}
      />
    </Panel>
  );
}
