import { type OfficeGame, staffEndpoints } from '@lantern/contracts';
import { Segmented, StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Answered } from '../../parts/answered.tsx';
import { KeyedList } from '../../parts/keyed-list.tsx';
import { Panel, Room } from '../../parts/room.tsx';
import { CardPanel } from './card-panel.tsx';
import { ExposureLimitPanel } from './exposure-limit.tsx';

/** The lottery games, and the prices at which the brand sells them. */
export function LotteryPricesRoom() {
  const { t } = useTranslation();
  const games = useOps(staffEndpoints.listOfficeGames);
  return (
    <Room title={t('room.lotteryPrices')}>
      <p className="max-w-prose text-body text-text-2">{t('prices.text')}</p>
      <Cards />
      <ExposureLimitPanel />
      <Panel title={t('prices.games')}>
        <Answered query={games}>
          {({ office, games: list }) => (
            <>
              {!office && <p className="text-body text-text-3">{t('prices.notOffice')}</p>}
              <Games games={list} office={office} />
            </>
          )}
        </Answered>
      </Panel>
    </Room>
  );
}

function Cards() {
  const { t } = useTranslation();
  const [mode, setMode] = useState<string>();
  const found = useOps(staffEndpoints.officeRateCards);
  return (
    <Answered query={found}>
      {({ cards }) => {
        const shown = cards.find(({ card }) => card.mode === mode) ?? cards[0];
        if (!shown) return <p className="text-body text-text-3">{t('prices.noCard')}</p>;
        return (
          <>
            <Segmented
              label={t('prices.mode')}
              options={cards.map(({ card }) => ({ value: card.mode, label: card.mode }))}
              value={shown.card.mode}
              onChange={setMode}
            />
            <CardPanel key={`${shown.card.mode} ${shown.card.version}`} of={shown} />
          </>
        );
      }}
    </Answered>
  );
}

function Games({ games, office }: { games: readonly OfficeGame[]; office: boolean }) {
  const { t } = useTranslation();
  const may = useMay();
  const everyText = (seconds: number | null) =>
    seconds === null ? t('prices.byCalendar') : t('prices.minutes', { count: seconds / 60 });
  return (
    <KeyedList<OfficeGame>
      inside
      label={t('prices.games')}
      rows={games}
      rowKey={({ gameCode }) => gameCode}
      empty={t('prices.noGame')}
      columns={[
        { key: 'game', header: t('prices.game'), place: 'title', cell: (game) => game.gameName },
        { key: 'every', header: t('prices.every'), cell: (game) => everyText(game.every) },
        {
          key: 'modes',
          header: t('prices.mode'),
          cell: (game) => game.prizeModes.join(', ') || t('prices.unsold'),
        },
        { key: 'open', header: t('prices.open'), align: 'end', cell: (game) => game.open },
        {
          key: 'state',
          header: t('prices.state'),
          place: 'corner',
          cell: ({ paused }) => (
            <StatusPill tone={paused ? 'warning' : 'success'}>
              {t(paused ? 'prices.paused' : 'prices.running')}
            </StatusPill>
          ),
        },
        {
          key: 'act',
          header: <span className="sr-only">{t('actions')}</span>,
          place: 'foot',
          align: 'end',
          cell: (game) => office && game.own && may('lottery.act') && <Pause game={game} />,
        },
      ]}
    />
  );
}

function Pause({ game }: { game: OfficeGame }) {
  const { t } = useTranslation();
  const { gameCode, gameName, paused } = game;
  return (
    <ActDialog
      endpoint={staffEndpoints.pauseLotteryGame}
      label={t(paused ? 'prices.resume' : 'prices.pause')}
      title={gameName}
      text={t(paused ? 'prices.resumeText' : 'prices.pauseText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ gameCode, paused: !paused, reason })}
    />
  );
}
