import { type GameCategory, gameMenus } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { queryOf } from '../../../lib/api/queries.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { GameShelf } from '../game-shelf.tsx';
import { gamesOf, type Vendors } from '../use-categories.ts';
import { GameGrid } from './game-grid.tsx';
import { LobbyBar } from './lobby-bar.tsx';
import { type Kinds, LobbyControls } from './lobby-controls.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { Results } from './results.tsx';
import { SoleGame } from './sole-game.tsx';
import { filtersOf, useLobbyChoice } from './use-lobby-choice.ts';
import { VendorChips } from './vendor-chips.tsx';
import { byVendor, type Cards, VendorTiles } from './vendor-tiles.tsx';

/** So few games leave room for the hot games of other categories below them. */
const fewGames = 14;

interface GamesProps {
  category: GameCategory;
  vendors: Vendors;
  kinds: Kinds;
  cards: Cards;
  title: string;
}

function Games({ category, vendors, kinds, cards, title }: GamesProps): ReactNode {
  const { t } = useTranslation('lobby');
  const lobby = useLobbyChoice(vendors);
  const { vassalage, name, view } = lobby.choice;
  const chosen = vassalage !== undefined || name !== '' || view !== 'popular';
  return (
    <>
      <LobbyBar>
        <VendorChips vendors={vendors} lobby={lobby} />
        <LobbyControls
          lobby={lobby}
          searchLabel={t('search', { where: title })}
          kinds={kinds}
          hot={cards.some(({ isHot }) => isHot === 1)}
        />
      </LobbyBar>
      {byVendor.includes(category) && !chosen && filtersOf(lobby.choice) === 0 ? (
        <VendorTiles category={category} vendors={vendors} cards={cards} />
      ) : (
        <Results category={category} lobby={lobby} title={title} />
      )}
      {gamesOf(vendors) <= fewGames && (
        <div className="pt-6">
          <GameShelf openOnly />
        </div>
      )}
    </>
  );
}

/** The only game of a category; else undefined. */
function soleOf(vendors: Vendors, cards: Cards): string | undefined {
  if (gamesOf(vendors) !== 1) return undefined;
  return cards.find(({ isGame }) => isGame === 'GAME')?.nodeId ?? undefined;
}

/** The outline of a lobby. */
function Waiting({ title }: { title: string }): ReactNode {
  return (
    <>
      <LobbyBar>
        <Skeleton className="my-1 h-10 rounded-full" />
        <Skeleton className="h-12 rounded-button" />
      </LobbyBar>
      <GameGrid games={undefined} label={title} />
    </>
  );
}

/** The games of a category; one without games leads to the games of all categories. */
function Content({ category, title }: { category: GameCategory; title: string }): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(queryOf(gameMenus));
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting title={title} />;
  const menu = data.find(({ gameCategory }) => gameCategory === category);
  if (!menu || menu.vendors.length === 0) return <Navigate to={paths.hot} replace />;
  const sole = soleOf(menu.vendors, menu.cards);
  if (sole === undefined) return <Games category={category} {...menu} title={title} />;
  return (
    <>
      <SoleGame nodeId={sole} scene={byVendor.includes(category)} />
      <div className="pt-6">
        <GameShelf openOnly />
      </div>
    </>
  );
}

/** The lobby of a category: its vendors, a search, and its games (GAM-04). */
export function LobbyPage({ category }: { category: GameCategory }): ReactNode {
  const { t } = useTranslation('games');
  const { data } = useQuery(queryOf(gameMenus));
  const title = t(`category.${category}`);
  const games = gamesOf(data?.find(({ gameCategory }) => gameCategory === category)?.vendors ?? []);
  return (
    <div className="gutter flex flex-col gap-1.5 py-3 md:pb-6">
      <LobbyHead title={title} category={category} games={games} />
      <Content category={category} title={title} />
    </div>
  );
}
