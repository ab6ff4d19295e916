import { type GameChange, staffEndpoints } from '@lantern/contracts';
import { type DataColumn, Segmented } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWord } from '../../lib/format.ts';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Age } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { Panel } from '../../parts/room.tsx';

const shows = ['open', 'decided'] as const;

/** What vendors publish differently from the games here. */
export function GameChanges() {
  const { t } = useTranslation();
  const [show, setShow] = useState<(typeof shows)[number]>('open');
  const [page, setPage] = useState(1);
  const changes = useOps(staffEndpoints.gameChanges, { pageNo: page, show });
  const columns = useColumns(() => void changes.refetch());
  return (
    <Panel
      title={t('vendors.part.changes')}
      aside={
        <Segmented
          label={t('cash.status')}
          options={shows.map((value) => ({ value, label: t(`gameChanges.show.${value}`) }))}
          value={show}
          onChange={(next) => {
            setShow(next);
            setPage(1);
          }}
        />
      }
    >
      <p className="mb-3 max-w-prose text-body text-text-2">{t('gameChanges.text')}</p>
      <PagedList
        query={changes}
        label={t('vendors.part.changes')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t(`gameChanges.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </Panel>
  );
}

function useColumns(onDone: () => void): DataColumn<GameChange>[] {
  const { t } = useTranslation();
  const word = useWord();
  return [
    {
      key: 'game',
      header: t('openRounds.game'),
      place: 'title',
      cell: ({ gameName, vendorName, game }) => (
        <>
          {gameName}{' '}
          <span className="block text-caption text-text-3">
            {vendorName} · {game}
          </span>
        </>
      ),
    },
    {
      key: 'kind',
      header: t('gameChanges.kind'),
      place: 'corner',
      cell: ({ kind }) => word('gameChange', kind),
    },
    {
      key: 'facts',
      header: t('gameChanges.facts'),
      cell: ({ facts }) => (
        <ul className="flex flex-col gap-1">
          {facts.map(({ fact, before, after }) => (
            <li key={fact} className="text-caption">
              {word('gameFact', fact)}: {before !== null && <s>{before}</s>} {after}
            </li>
          ))}
        </ul>
      ),
    },
    { key: 'found', header: t('gameChanges.found'), cell: ({ foundAt }) => <Age at={foundAt} /> },
    {
      key: 'act',
      header: <span className="sr-only">{t('actions')}</span>,
      place: 'foot',
      align: 'end',
      cell: (change) => <Decide change={change} onDone={onDone} />,
    },
  ];
}

function Decide({ change, onDone }: { change: GameChange; onDone: () => void }) {
  const { t } = useTranslation();
  const word = useWord();
  const may = useMay();
  const { id, kind, decision, decided } = change;
  if (decision) return `${word('gameDecision', decision)} · ${decided?.by}`;
  if (!may('vendors.act')) return null;
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      {(['accepted', 'dismissed'] as const)
        .filter((choice) => choice === 'accepted' || kind !== 'removed')
        .map((choice) => (
          <ActDialog
            key={choice}
            endpoint={staffEndpoints.decideGameChange}
            label={t(`gameChanges.${choice}`)}
            kind={choice === 'accepted' ? 'brand' : 'outline'}
            text={t(`gameChanges.${choice}Text.${kind}`)}
            reason={{ label: t('reason'), required: true }}
            bodyOf={(reason) => ({ id, decision: choice, reason })}
            onDone={onDone}
          />
        ))}
    </span>
  );
}
