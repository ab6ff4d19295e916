import { type LineMove, proposalStatuses, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, Segmented, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useOps } from '../../lib/queries.ts';
import { Decided } from '../../parts/decided.tsx';
import { ExportList } from '../../parts/export-list.tsx';
import { FilterForm } from '../../parts/filter-form.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

const every = 20_000;
const shows = ['all', ...proposalStatuses] as const;

/** Moves of members to another upline, with both people, and what staff propose. */
export function LineMovesRoom() {
  const { t } = useTranslation();
  const columns = useColumns();
  const [{ show, search, page }, setShown] = useState<{
    show: (typeof shows)[number];
    search: string;
    page: number;
  }>({ show: 'all', search: '', page: 1 });
  const [typed, setTyped] = useState('');
  const wanted = { search, ...(show !== 'all' && { status: show }) };
  const moves = useOps(staffEndpoints.lineMoves, { pageNo: page, ...wanted }, { every });
  return (
    <Room
      title={t('room.lineMoves')}
      actions={
        <ExportList
          read={() => call(staffEndpoints.lineMovesFile, { query: wanted })}
          name="line-moves.csv"
        />
      }
    >
      <p className="max-w-prose text-body text-text-2">{t('lineMove.text')}</p>
      <FilterForm onSearch={() => setShown({ show, search: typed.trim(), page: 1 })}>
        <TextField
          label={t('lineMove.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          type="search"
          maxLength={64}
        />
      </FilterForm>
      <Segmented
        label={t('cash.status')}
        options={shows.map((value) => ({ value, label: t(`lineMove.show.${value}`) }))}
        value={show}
        onChange={(next) => setShown({ show: next, search, page: 1 })}
        className="self-start"
      />
      <PagedList
        query={moves}
        label={t('room.lineMoves')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('lineMove.none')}
        page={page}
        onPage={(next) => setShown({ show, search, page: next })}
      />
    </Room>
  );
}

function Upline({ of }: { of: LineMove['from'] }) {
  const { t } = useTranslation();
  if (!of) return <span className="whitespace-nowrap">{t('member.top')}</span>;
  return of.id ? <Link to={`/members/${of.id}`}>{of.username}</Link> : of.username;
}

function useColumns(): DataColumn<LineMove>[] {
  const { t } = useTranslation();
  return [
    {
      ...{ key: 'member', header: t('member.username'), place: 'title' },
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      ...{ key: 'status', header: t('cash.status'), place: 'corner' },
      cell: ({ status }) => <State of={status} />,
    },
    { key: 'from', header: t('lineMove.from'), cell: ({ from }) => <Upline of={from} /> },
    { key: 'to', header: t('lineMove.to'), cell: ({ to }) => <Upline of={to} /> },
    {
      ...{ key: 'members', header: t('lineMove.members'), align: 'end' },
      cell: ({ members }) => members,
    },
    { key: 'reason', header: t('reason'), words: true, cell: ({ reason }) => reason },
    {
      ...{ key: 'proposed', header: t('proposal.by'), words: true },
      cell: ({ proposedBy, proposedAt }) => (
        <Decided decided={{ by: proposedBy, at: proposedAt }} />
      ),
    },
    {
      ...{ key: 'decided', header: t('lineMove.decidedBy'), words: true },
      cell: ({ decided }) => (
        <>
          <Decided decided={decided} />
          {decided?.reason && (
            <span className="block text-caption text-text-3 wrap-anywhere">{decided.reason}</span>
          )}
        </>
      ),
    },
  ];
}
