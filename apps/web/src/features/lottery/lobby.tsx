import { type LotteryGame, popularGames, recentLottery } from '@lantern/contracts';
import { EmptyState, SectionHeading, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { useSession } from '../../lib/session/session.ts';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { DrawPromise } from './draw-promise.tsx';
import { byClosing } from './draws/by-closing.ts';
import { GameCard } from './draws/game-cards.tsx';
import { archivePath, gamePath } from './draws/game-path.ts';
import { type Favourites, useFavourites } from './draws/use-favourites.ts';
import { useMenu } from './draws/use-menu.ts';
import { useOpened } from './draws/use-opened.ts';

type GameType = LotteryGame['gameType'];

interface GridProps {
  games: readonly LotteryGame[];
  opened: Readonly<Record<GameType, ReturnType<typeof useOpened>>>;
  favourites: Favourites;
}

function Grid({ games, opened, favourites }: GridProps): ReactNode {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {games.map((game) => (
        <li key={game.gameCode}>
          <GameCard
            game={game}
            opened={opened[game.gameType].find(game.gameCode)}
            now={opened[game.gameType].now}
            onClosed={opened[game.gameType].refresh}
            favourites={favourites}
          />
        </li>
      ))}
    </ul>
  );
}

/** The games of a group: those that take bets as cards, provinces without a draw as links. */
function Group({ games, ...props }: GridProps): ReactNode {
  const waits = (game: LotteryGame) =>
    game.gameType === 'LOTT' && props.opened.LOTT.find(game.gameCode)?.numeros.length === 0;
  const idle = games.filter(waits);
  const cards = byClosing(
    games.filter((game) => !waits(game)),
    ({ gameCode }) => props.opened.LOTT.find(gameCode)?.numeros[0]?.closesAt,
  );
  return (
    <>
      <Grid games={cards} {...props} />
      {idle.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {idle.map((game) => (
            <li key={game.gameCode}>
              <Link to={gamePath(game)} className="relative text-label text-brand hit-44">
                <bdi>{game.gameName}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** From a region to what its provinces drew. */
function ResultsLink({ region, of }: { region: LotteryGame['region']; of: string }): ReactNode {
  const { t } = useTranslation('lottery');
  if (!region) return null;
  return (
    <Link to={archivePath(region)} className="relative text-label font-bold text-brand hit-44">
      <span aria-hidden>{t('view.results')}</span>
      <span className="sr-only">{`${t('view.results')}: ${of}`}</span>
    </Link>
  );
}

/** So many popular games have a card at the top. */
const mostPopular = 6;

/** The Vietnamese games that most people bought tickets of in the last week. */
function usePopular(games: readonly LotteryGame[]): LotteryGame[] {
  const enabled = games.some(({ gameType }) => gameType === 'LOTT');
  const { data } = useQuery({
    ...queryOf(popularGames, { gameType: 'LOTT', count: 100 }),
    enabled,
  });
  const found = data?.list.flatMap(
    (popular) => games.find(({ gameCode }) => gameCode === popular.gameCode) ?? [],
  );
  return found?.slice(0, mostPopular) ?? [];
}

interface LobbyProps {
  title: string;
  gameTypes: readonly GameType[];
}

/** The games of these kinds in their groups, each with its next draw; the member's own first. */
export function Lobby({ title, gameTypes }: LobbyProps): ReactNode {
  const { t } = useTranslation(['lottery', 'lobby']);
  const session = useSession();
  const favourites = useFavourites();
  const { groups, data, error, isFetching, refetch } = useMenu();
  const asks = (gameType: GameType) => groups.length > 0 && gameTypes.includes(gameType);
  const opened = {
    ELOTT: useOpened('ELOTT', asks('ELOTT')),
    LOTT: useOpened('LOTT', asks('LOTT')),
  };
  const { data: recent } = useQuery({
    ...queryOf(recentLottery, {}),
    enabled: session !== undefined && groups.length > 0,
  });
  const shown = groups
    .map((group) => ({
      ...group,
      gameMenus: group.gameMenus.filter(({ gameType }) => gameTypes.includes(gameType)),
    }))
    .filter(({ gameMenus }) => gameMenus.length > 0);
  const own = (recent?.list ?? [])
    .filter(({ gameType }) => gameTypes.includes(gameType))
    .slice(0, 3);
  const games = shown.flatMap(({ gameMenus }) => gameMenus);
  const popular = usePopular(games);
  const marked = games.filter(({ gameCode }) => favourites.has(gameCode));
  return (
    <div className="gutter mx-auto flex w-full max-w-330 flex-col gap-5 py-3 md:py-5">
      <h1 className="text-h1">{title}</h1>
      {error && !data ? (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-96 rounded-card" />
      ) : shown.length === 0 ? (
        <EmptyState icon={<MoonStar size={28} />} title={t('noDraw')} />
      ) : (
        <>
          {marked.length > 0 && (
            <section className="flex flex-col gap-2">
              <SectionHeading title={t('lobby.favourites')} />
              <Grid games={marked} {...{ opened, favourites }} />
            </section>
          )}
          {own.length > 0 && (
            <section className="flex flex-col gap-2">
              <SectionHeading title={t('lobby.recent')} />
              <Grid games={own} {...{ opened, favourites }} />
            </section>
          )}
          {popular.length > 0 && (
            <section className="flex flex-col gap-2">
              <SectionHeading title={t('lobby:rails.popular')} />
              <Grid games={popular} {...{ opened, favourites }} />
            </section>
          )}
          {shown.map(({ gameGroupCode, labelName, gameMenus }) => (
            <section key={gameGroupCode} className="flex flex-col gap-2">
              <SectionHeading
                title={labelName}
                action={<ResultsLink region={gameMenus[0]?.region ?? null} of={labelName} />}
              />
              <Group games={gameMenus} {...{ opened, favourites }} />
            </section>
          ))}
          {gameTypes.includes('ELOTT') && <DrawPromise />}
        </>
      )}
    </div>
  );
}
