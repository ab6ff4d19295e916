import { type GameCategory, gameMenus } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { gamesOf, type Vendors } from '../use-categories.ts';
import { GameGrid } from './game-grid.tsx';
import { LobbyBar } from './lobby-bar.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { NothingHere } from './nothing-here.tsx';
import { Results } from './results.tsx';
import { SearchBox } from './search-box.tsx';
import { useLobbyChoice } from './use-lobby-choice.ts';
import { VendorChips } from './vendor-chips.tsx';
import { byVendor, VendorTiles } from './vendor-tiles.tsx';

interface GamesProps {
  category: GameCategory;
  vendors: Vendors;
  title: string;
}

function Games({ category, vendors, title }: GamesProps): ReactNode {
  const { t } = useTranslation('lobby');
  const lobby = useLobbyChoice(vendors);
  const { vassalage, name } = lobby.choice;
  const none = <NothingHere category={category} vendors />;
  return (
    <>
      <LobbyBar>
        <VendorChips vendors={vendors} lobby={lobby} />
        <SearchBox name={name} label={t('search', { where: title })} onSearch={lobby.onSearch} />
      </LobbyBar>
      {byVendor.includes(category) && vassalage === undefined && name === '' ? (
        <VendorTiles category={category} vendors={vendors} lobby={lobby} />
      ) : (
        <Results category={category} lobby={lobby} title={title} none={none} />
      )}
    </>
  );
}

/** The outline of a lobby. */
function Waiting({ wide, title }: { wide: boolean; title: string }): ReactNode {
  return (
    <>
      <LobbyBar>
        <Skeleton className="my-1 h-10 rounded-full" />
        <Skeleton className="h-12 rounded-button" />
      </LobbyBar>
      <GameGrid games={undefined} wide={wide} label={title} />
    </>
  );
}

/** What the lobby of a category shows, by what is known of its vendors. */
function Content({ category, title }: { category: GameCategory; title: string }): ReactNode {
  const { data, error, refetch, isFetching } = useQuery(queryOf(gameMenus));
  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Waiting wide={category === 'LIVE'} title={title} />;
  const vendors = data.find(({ gameCategory }) => gameCategory === category)?.vendors ?? [];
  if (vendors.length === 0) return <NothingHere category={category} />;
  return <Games category={category} vendors={vendors} title={title} />;
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
