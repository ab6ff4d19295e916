import { type BrandGame, staffEndpoints } from '@lantern/contracts';
import { Checkbox, type DataColumn, SelectField, TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { QueueSearch } from '../../parts/queue-search.tsx';
import { Panel } from '../../parts/room.tsx';

const marks = ['hot', 'hidden', 'maintenance'] as const;

/** The games of the brand: their order, and what each one is marked as. */
export function BrandGames() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const games = useOps(staffEndpoints.brandGames, { pageNo: page, search });
  const columns = useColumns(() => void games.refetch());
  return (
    <Panel title={t('vendors.part.games')}>
      <div className="mb-3">
        <QueueSearch
          label={t('brandGames.search')}
          value={search}
          onSearch={(next) => {
            setSearch(next);
            setPage(1);
          }}
        />
      </div>
      <PagedList
        query={games}
        label={t('vendors.part.games')}
        columns={columns}
        rowKey={({ nodeId }) => nodeId}
        empty={t('brandGames.none')}
        page={page}
        onPage={setPage}
      />
    </Panel>
  );
}

function useColumns(onDone: () => void): DataColumn<BrandGame>[] {
  const { t } = useTranslation();
  const may = useMay();
  const marksOf = (game: BrandGame) => [
    ...(game.offered ? [] : [t('brandGames.notOffered')]),
    ...marks.filter((mark) => game[mark]).map((mark) => t(`brandGames.${mark}`)),
    ...(game.markedNew === null ? [] : [t(`brandGames.isNew.${game.markedNew ? 'yes' : 'no'}`)]),
  ];
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
      key: 'position',
      header: t('brandGames.position'),
      align: 'end',
      cell: ({ position, offered }) => (offered ? position : '–'),
    },
    { key: 'category', header: t('brandGames.category'), cell: ({ category }) => category },
    {
      key: 'rtp',
      header: t('brandGames.rtp'),
      align: 'end',
      cell: ({ rtp }) => (rtp === null ? '–' : `${rtp}%`),
    },
    {
      key: 'popularity',
      header: t('brandGames.popularity'),
      align: 'end',
      cell: ({ popularity }) => popularity,
    },
    { key: 'marks', header: t('brandGames.marks'), cell: (game) => marksOf(game).join(', ') },
    {
      key: 'act',
      header: <span className="sr-only">{t('actions')}</span>,
      place: 'foot',
      align: 'end',
      cell: (game) => may('vendors.act') && <Arrange game={game} onDone={onDone} />,
    },
  ];
}

const wordOf = (markedNew: boolean | null) =>
  markedNew === null ? 'byAge' : markedNew ? 'yes' : 'no';
const newOf = { byAge: null, yes: true, no: false } as const;

function Arrange({ game, onDone }: { game: BrandGame; onDone: () => void }) {
  const { t } = useTranslation();
  const { nodeId, position, hot, hidden, maintenance, markedNew } = game;
  const [chosen, setChosen] = useState({ hot, hidden, maintenance, markedNew });
  const [place, setPlace] = useState(String(position));
  return (
    <ActDialog
      endpoint={staffEndpoints.saveBrandGame}
      label={t('brandGames.change')}
      title={game.gameName}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({
        ...{ nodeId, ...chosen, reason },
        position: /^\d+$/.test(place) ? Number(place) : '',
      })}
      onDone={onDone}
    >
      {(wrong) => (
        <>
          <TextField
            label={t('brandGames.position')}
            value={place}
            inputMode="numeric"
            error={wrong.position}
            onChange={({ target }) => setPlace(target.value)}
          />
          <SelectField
            label={t('brandGames.new')}
            value={wordOf(chosen.markedNew)}
            onChange={({ target }) =>
              setChosen({ ...chosen, markedNew: newOf[target.value as keyof typeof newOf] })
            }
            placeholder={t('brandGames.new')}
            options={(['byAge', 'yes', 'no'] as const).map((value) => ({
              value,
              label: t(`brandGames.isNew.${value}`),
            }))}
          />
          {marks.map((mark) => (
            <Checkbox
              key={mark}
              label={t(`brandGames.${mark}`)}
              checked={chosen[mark]}
              onChange={({ target }) => setChosen({ ...chosen, [mark]: target.checked })}
            />
          ))}
        </>
      )}
    </ActDialog>
  );
}
