import { staffEndpoints, type ValueOf } from '@lantern/contracts';
import { agreementKinds } from '@lantern/rules/agreements';
import { type DataColumn, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useMoney, useToday, useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { Answered } from '../../parts/answered.tsx';
import { ExportList } from '../../parts/export-list.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Room } from '../../parts/room.tsx';

type Kind = (typeof agreementKinds)[number];
type Ranked = ValueOf<typeof staffEndpoints.agreementRanking>['list'][number] & { place: number };

/** The agents that earned most by agreements. */
export function RankingRoom() {
  const { t } = useTranslation();
  const word = useWord();
  const money = useMoney();
  const today = useToday();
  const [filter, setFilter] = useState<{ from: string; to: string; kind: Kind | '' }>({
    ...{ from: `${today.slice(0, 8)}01`, to: today, kind: '' },
  });
  const [typed, setTyped] = useState(filter);
  const { from, to, kind } = filter;
  const wanted = { from, to, ...(kind && { kind }) };
  const ranking = useOps(staffEndpoints.agreementRanking, wanted);
  const columnsOf = (currency: string): DataColumn<Ranked>[] => [
    {
      ...{ key: 'agent', header: t('agreement.agent'), place: 'title' },
      cell: ({ place, agent }) => (
        <>
          {place}. <Link to={`/members/${agent.id}`}>{agent.account}</Link>
        </>
      ),
    },
    { key: 'bills', header: t('run.bills'), align: 'end', cell: ({ bills }) => bills },
    {
      ...{ key: 'amount', header: t('bill.amount'), align: 'end' },
      cell: ({ amount }) => money(amount, currency),
    },
    {
      ...{ key: 'net', header: t('bill.net'), align: 'end' },
      cell: ({ net }) => <b>{money(net, currency)}</b>,
    },
  ];
  return (
    <Room
      title={t('room.agreementRanking')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.agreementRankingFile, { query: wanted })}
          name="ranking.csv"
        />
      }
    >
      <FilterForm onSearch={() => setFilter(typed)}>
        <TextField
          required
          type="date"
          label={t('ranking.from')}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value || typed.from })}
        />
        <TextField
          required
          type="date"
          label={t('ranking.to')}
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value || typed.to })}
        />
        <SelectField
          label={t('agreement.kind')}
          placeholder={t('agreement.all')}
          options={agreementKinds.map((value) => ({
            value,
            label: word('agreementKind', value),
          }))}
          value={typed.kind}
          onChange={({ target }) => setTyped({ ...typed, kind: target.value as Kind | '' })}
        />
      </FilterForm>
      <Answered query={ranking}>
        {({ list, asOf, currency }) => (
          <>
            <p className="text-caption text-text-3">
              {t('bill.asOf')}: <Moment at={asOf} />
            </p>
            <KeyedList
              label={t('room.agreementRanking')}
              columns={columnsOf(currency)}
              rows={list.map((one, at) => ({ ...one, place: at + 1 }))}
              rowKey={({ agent }) => agent.id}
              empty={t('ranking.none')}
            />
          </>
        )}
      </Answered>
    </Room>
  );
}
