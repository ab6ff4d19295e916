import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import { agreementKinds } from '@lantern/rules/agreements';
import { type DataColumn, SelectField, StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useMoney, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { ExportList } from '../../parts/export-list.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Pages } from '../../parts/pages.tsx';
import { Room } from '../../parts/room.tsx';
import { usePeriod } from './format.ts';

type Runs = ValueOf<typeof staffEndpoints.agreementRuns>;
type Run = Runs['list'][number];
type Kind = (typeof agreementKinds)[number];

const every = 20_000;
const tones = { settled: 'success', running: 'info', waiting: 'warning' } as const;

/** Settled periods, and those that wait for complete figures. */
export function RunsRoom() {
  const { t } = useTranslation();
  const word = useWord();
  const columns = useColumns();
  const [kind, setKind] = useState<Kind | ''>('');
  const [page, setPage] = useState(1);
  const wanted = kind ? { kind } : {};
  const runs = useOps(staffEndpoints.agreementRuns, { pageNo: page, ...wanted }, { every });
  return (
    <Room
      title={t('room.agreementRuns')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.agreementRunsFile, { query: wanted })}
          name="settlements.csv"
        />
      }
    >
      <p className="max-w-prose text-body text-text-2">{t('run.text')}</p>
      <SelectField
        className="max-w-80"
        label={t('agreement.kind')}
        placeholder={t('agreement.all')}
        options={agreementKinds.map((value) => ({ value, label: word('agreementKind', value) }))}
        value={kind}
        onChange={({ target }) => {
          setKind(target.value as Kind | '');
          setPage(1);
        }}
      />
      <Answered query={runs}>
        {({ list, totalPages, asOf, currency }) => (
          <>
            <p className="text-caption text-text-3">
              {t('bill.asOf')}: <Moment at={asOf} />
            </p>
            <KeyedList
              wide
              label={t('room.agreementRuns')}
              columns={columns(currency)}
              rows={list}
              rowKey={(run) => `${run.kind} ${run.period.start} ${run.period.end}`}
              empty={t('run.none')}
            />
            <Pages page={page} totalPages={totalPages} onPage={setPage} />
          </>
        )}
      </Answered>
    </Room>
  );
}

function useColumns(): (currency: string) => DataColumn<Run>[] {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const period = usePeriod();
  return (currency) => [
    {
      ...{ key: 'kind', header: t('agreement.kind'), place: 'title' },
      cell: ({ kind }) => word('agreementKind', kind),
    },
    {
      ...{ key: 'state', header: t('cash.status'), place: 'corner' },
      cell: ({ state }) => <StatusPill tone={tones[state]}>{word('runState', state)}</StatusPill>,
    },
    {
      ...{ key: 'period', header: t('bill.period'), words: true },
      cell: (run) => period(run.period),
    },
    {
      ...{ key: 'due', header: t('run.due'), words: true },
      cell: ({ dueAt }) => <Moment at={dueAt} />,
    },
    {
      ...{ key: 'settled', header: t('run.settled'), words: true },
      cell: ({ settledAt }) => <Moment at={settledAt} />,
    },
    { key: 'bills', header: t('run.bills'), align: 'end', cell: ({ bills }) => bills },
    {
      ...{ key: 'amount', header: t('bill.amount'), align: 'end' },
      cell: ({ amount }) => money(amount, currency),
    },
    {
      ...{ key: 'owed', header: t('run.owed'), align: 'end' },
      cell: ({ owed }) => money(owed, currency),
    },
  ];
}
