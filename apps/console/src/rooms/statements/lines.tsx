import { type BankLine, bankLineShows, staffEndpoints } from '@lantern/contracts';
import { Button, type DataColumn, Segmented, StatusPill, type StatusTone } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney, useWord } from '../../lib/format.ts';
import { useAct, useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Reference } from '../../parts/reference.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { Explain, MatchLine, Reopen } from './decide-line.tsx';

type Show = (typeof bankLineShows)[number];

const tones: Record<BankLine['status'], StatusTone> = {
  open: 'warning',
  suggested: 'info',
  differs: 'danger',
  matched: 'success',
  explained: 'success',
};

/** The lines of an account: those that wait for a decision, and the rest. */
export function Lines({ account }: { account: string }) {
  const { t } = useTranslation();
  const may = useMay();
  const columns = useColumns();
  const [show, setShow] = useState<Show>('unmatched');
  const [page, setPage] = useState(1);
  const lines = useOps(staffEndpoints.bankLines, { account, show, pageNo: page });
  const again = useAct(staffEndpoints.matchBankLines);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="no-scrollbar max-w-full overflow-x-auto">
          <Segmented
            label={t('cash.status')}
            options={bankLineShows.map((value) => ({ value, label: t(`statement.show.${value}`) }))}
            value={show}
            onChange={(next) => {
              setShow(next);
              setPage(1);
            }}
          />
        </div>
        {may('statements.act') && (
          <Button
            kind="outline"
            size={36}
            loading={again.isPending}
            onClick={() => again.mutate({ account })}
          >
            {t('statement.rematch')}
          </Button>
        )}
      </div>
      <Trouble of={again.error} />
      {again.data && (
        <p role="status" className="text-body text-text-2">
          {t('statement.rematched', { count: again.data.matched })}
        </p>
      )}
      <PagedList
        query={lines}
        label={t('statement.tabs.lines')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`statement.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

function useColumns(): DataColumn<BankLine>[] {
  const { t } = useTranslation();
  const money = useMoney();
  return [
    {
      key: 'day',
      header: t('statement.day'),
      place: 'title',
      cell: ({ day }) => <span className="num whitespace-nowrap">{day}</span>,
    },
    {
      key: 'amount',
      header: t('cash.amount'),
      align: 'end',
      cell: ({ amount, currency }) => (
        <b className={`whitespace-nowrap ${amount.startsWith('-') ? '' : 'text-success'}`}>
          {money(amount, currency)}
        </b>
      ),
    },
    {
      key: 'status',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ status }) => (
        <StatusPill tone={tones[status]}>{t(`statement.status.${status}`)}</StatusPill>
      ),
    },
    { key: 'words', header: t('statement.words'), cell: (line) => <Words line={line} /> },
    {
      key: 'reference',
      header: t('statement.reference'),
      cell: ({ reference }) => (
        <span className="num wrap-break-word select-all">{reference ?? '–'}</span>
      ),
    },
    { key: 'match', header: t('statement.belongs'), cell: (line) => <Belongs line={line} /> },
    {
      key: 'act',
      header: <span className="sr-only">{t('actions')}</span>,
      place: 'foot',
      align: 'end',
      cell: (line) => <Act line={line} />,
    },
  ];
}

function Words({ line: { counterparty, text, reversal, carried } }: { line: BankLine }) {
  const { t } = useTranslation();
  const marks = [reversal && t('statement.reversal'), carried && t('statement.carried')];
  return (
    <span className="block max-w-md wrap-anywhere">
      {counterparty && <span className="block text-label">{counterparty}</span>}
      {text || (counterparty ? '' : '–')}
      {marks.some(Boolean) && (
        <span className="block text-caption text-text-3">{marks.filter(Boolean).join(' · ')}</span>
      )}
    </span>
  );
}

/** What the line belongs to, and who has decided it. */
function Belongs({ line: { match, explanation, decided } }: { line: BankLine }) {
  const { t } = useTranslation();
  const word = useWord();
  if (!decided) return '–';
  return (
    <>
      {match ? (
        <Reference room={match.startsWith('D') ? 'deposits' : 'withdrawals'} of={match} />
      ) : (
        explanation && word('explanation', explanation)
      )}
      <span className="block text-caption text-text-3">
        {decided.by ?? t('statement.bySite')} · <Moment at={decided.at} />
      </span>
      {decided.remark && <span className="block text-caption text-text-3">{decided.remark}</span>}
    </>
  );
}

function Act({ line }: { line: BankLine }) {
  const may = useMay();
  if (line.final || !may('statements.act')) return null;
  const isSettled = line.status === 'matched' || line.status === 'explained';
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      {!isSettled && <MatchLine line={line} />}
      {!isSettled && <Explain id={line.id} />}
      {line.decided && <Reopen id={line.id} />}
    </span>
  );
}
