import { drawShows, staffEndpoints } from '@lantern/contracts';
import { SelectField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { PagedList } from '../../parts/paged-list.tsx';
import { QueueTabs } from '../../parts/queue-tabs.tsx';
import { Room } from '../../parts/room.tsx';
import { useDrawColumns } from './columns.tsx';

type Show = (typeof drawShows)[number];

/** Milliseconds between two requests. */
const every = 10_000;

/** Draws with what the brand has sold and paid, its exposure, and voids. */
export function LotteryDrawsRoom() {
  const { t } = useTranslation();
  const [show, setShow] = useState<Show>('open');
  const [gameCode, setGameCode] = useState('');
  const [page, setPage] = useState(1);
  const { data: offer } = useOps(staffEndpoints.listOfficeGames);
  const draws = useOps(staffEndpoints.officeDraws, { show, gameCode, pageNo: page }, { every });
  const { currency = '', office = false } = draws.data ?? {};
  const columns = useDrawColumns({ show, currency, office });
  return (
    <Room title={t('room.lotteryDraws')}>
      <p className="max-w-prose text-body text-text-2">{t('draws.text')}</p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <QueueTabs
          queues={drawShows}
          words="draws.shows"
          waiting={undefined}
          value={show}
          onChange={(next) => {
            setShow(next);
            setPage(1);
          }}
        />
        <SelectField
          label={t('draws.game')}
          placeholder={t('draws.allGames')}
          options={(offer?.games ?? []).map((game) => ({
            value: game.gameCode,
            label: game.gameName,
          }))}
          value={gameCode}
          onChange={({ target }) => {
            setGameCode(target.value);
            setPage(1);
          }}
          className="min-w-48"
        />
      </div>
      <PagedList
        query={draws}
        label={t('room.lotteryDraws')}
        columns={columns}
        rowKey={({ drawId }) => drawId}
        empty={t(`draws.none.${show}`)}
        page={page}
        onPage={setPage}
      />
    </Room>
  );
}
