import { type Game, gameDetails, gameList, type ValueOf } from '@lantern/contracts';
import { Badge, Button, IconButton, Picture, SectionHeading, TileSkeleton } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { BookOpen, Heart, Play, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useMoney } from '../../lib/money/money.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSwitch } from '../../lib/site/site.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { useFavourite } from './favourites.ts';
import { useBadge } from './game-card.tsx';
import { useGameFacts } from './game-facts.ts';
import { useLaunch } from './launch.ts';
import { GameGrid } from './lobby/game-grid.tsx';
import { useTrialLaunch } from './trial-launch.ts';

/** One row on a desktop. */
const mostSimilar = 6;

type Known = ValueOf<typeof gameDetails>;

/** What is known; `wide` ones have the whole row of a desktop. */
function Facts({ game, maxBet, volatility, wide }: Known & { wide: boolean }): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const money = useMoney();
  const { rtp, stake } = useGameFacts()(game);
  const facts = [
    [t('details.return'), rtp],
    [t('details.volatility'), volatility && t(`volatility.${volatility}`)],
    [t('details.stake'), stake],
    [t('details.largest'), maxBet && money(maxBet)],
    [t('filter.lines'), game.lineNum],
    [t('filter.kind'), game.gameClassify && t(`kind.${game.gameClassify}`)],
    [t('details.category'), t(`games:category.${game.gameType}`)],
  ] as const;
  return (
    <dl className={clsx('grid grid-cols-2 gap-x-4 gap-y-3', wide && 'md:grid-cols-4')}>
      {facts.map(([name, value]) =>
        value === null || value === undefined ? null : (
          <div key={name}>
            <dt className="text-caption text-text-3">{name}</dt>
            <dd className="num text-body font-bold">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function Ways({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { launch, opening } = useLaunch();
  const { pressed, toggle } = useFavourite(game.nodeId);
  const trial = useTrialLaunch();
  const offered = useSwitch('FREEPLAY3') && useSession() === undefined && game.trial;
  const { name } = game;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Button
          kind="accent"
          size={48}
          loading={opening === game.nodeId}
          start={<Play size={20} aria-hidden />}
          onClick={() => launch(game)}
          className="flex-1"
        >
          {t('games:play')}
        </Button>
        <IconButton
          kind="outline"
          aria-pressed={pressed}
          label={t(pressed ? 'games:favourite.remove' : 'games:favourite.add', { name })}
          icon={
            <Heart
              size={20}
              aria-hidden
              className={pressed ? 'fill-accent text-accent' : undefined}
            />
          }
          onClick={toggle}
          className="size-12!"
        />
      </div>
      {offered && (
        <Button
          block
          kind="outline"
          size={48}
          loading={trial.busy}
          onClick={() => trial.launch(game)}
        >
          {t('details.trial')}
        </Button>
      )}
    </div>
  );
}

function Similar({ game }: { game: Game }): ReactNode {
  const { t } = useTranslation('lobby');
  const { gameType, gameClassify } = game;
  const { data } = useQuery(
    queryOf(gameList, {
      gameType,
      ...(gameClassify && { gameClassify }),
      sort: 'popular',
      pageSize: mostSimilar + 1,
    }),
  );
  const similar = data?.games
    .filter(({ nodeId, maintenance }) => nodeId !== game.nodeId && !maintenance)
    .slice(0, mostSimilar);
  if (!similar?.length) return null;
  return (
    <section className="flex flex-col gap-2">
      <SectionHeading icon={<Sparkles size={20} />} title={t('details.similar')} level={3} />
      <GameGrid games={similar} few label={t('details.similar')} />
    </section>
  );
}

/** The game's scene, wide, with its vendor; or its tile, where there is no scene. */
function Art({ game, hero }: Known): ReactNode {
  const { t } = useTranslation('games');
  const badge = useBadge()(game);
  return (
    <div
      className={clsx(
        'relative overflow-hidden rounded-card bg-sunken',
        hero ? 'aspect-2/1 md:aspect-5/2' : 'aspect-3/4 self-start md:row-span-2',
      )}
    >
      <Picture
        src={game.icon}
        rendered={hero ?? game.picture}
        sizes={hero ? '(min-width: 48rem) 552px, 92vw' : '(min-width: 48rem) 210px, 40vw'}
        fallback={artAddress('game', `${game.gameType}.${game.vassalage}`)}
        width={hero ? 780 : 300}
        height={hero ? 390 : 400}
        className={clsx('size-full object-cover', hero && 'rtl:-scale-x-100')}
      />
      {badge && <Badge {...badge} className="absolute start-2 top-2" />}
      {hero && (
        // The scene is dark on this side, in both themes.
        <p className="absolute inset-y-0 start-4 flex w-2/5 flex-col justify-center text-white">
          <span className="text-h2 md:text-h1">{game.name}</span>{' '}
          <span className="text-caption text-white/85">{t('by', { vendor: game.vendorName })}</span>
        </p>
      )}
    </div>
  );
}

const besideTile = 'grid grid-cols-[minmax(7rem,2fr)_3fr] gap-4 md:grid-rows-[auto_1fr] md:gap-6';

function Details(known: Known): ReactNode {
  const { t } = useTranslation(['lobby', 'games']);
  const { game, hero, rules } = known;
  return (
    <div className="flex flex-col gap-6">
      <div className={hero ? 'flex flex-col gap-4' : besideTile}>
        <Art {...known} />
        <div className="flex min-w-0 flex-col gap-4">
          {!hero && (
            <p className="text-body text-text-2">{t('games:by', { vendor: game.vendorName })}</p>
          )}
          <Facts {...known} wide={hero !== undefined} />
        </div>
        <div className="max-md:col-span-2">
          <Ways game={game} />
        </div>
      </div>
      {rules && (
        <section className="flex flex-col gap-2">
          <SectionHeading icon={<BookOpen size={20} />} title={t('details.rules')} level={3} />
          <p className="max-w-prose text-body text-text-2">{rules}</p>
        </section>
      )}
      <Similar game={game} />
    </div>
  );
}

/** What is known of a game, and the ways to play it: for real money or with play money. */
export default function GameDetails(): ReactNode {
  const { t } = useTranslation(['lobby', 'games', 'common', 'layout']);
  const { current, close } = useOverlay();
  const { nodeId = '', name = '' } = current?.params ?? {};
  const { data, error, refetch, isFetching } = useQuery(queryOf(gameDetails, { nodeId }));
  return (
    <Modal
      open
      onOpenChange={close}
      title={(data?.game.name ?? name) || t('layout:overlay.gamePopup')}
      closeLabel={t('common:close')}
    >
      {data && <Details key={data.game.nodeId} {...data} />}
      {!data && error && (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <div aria-busy="true" className="w-40">
          <TileSkeleton />
        </div>
      )}
    </Modal>
  );
}
