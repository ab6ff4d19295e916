import { type GameCategory, gameList, gamePageSize } from '@lantern/contracts';
import { Button, EmptyState, Pager } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { GameGrid } from './game-grid.tsx';
import type { Lobby, LobbyChoice } from './use-lobby-choice.ts';
import { useTopOfList } from './use-top-of-list.ts';

const queryFor = (
  category: GameCategory | undefined,
  { vassalage, name, pageNo }: LobbyChoice,
) => ({
  ...(category && { gameType: category }),
  ...(vassalage && { vassalage }),
  ...(name && { gameName: name }),
  pageNo,
  pageSize: gamePageSize,
});

interface ResultsProps {
  /** Undefined: of all categories. */
  category: GameCategory | undefined;
  lobby: Lobby;
  title: string;
  /** Shown when a category has no game. */
  none: ReactNode;
}

/** The games that the choices leave, page by page. */
export function Results({ category, lobby, title, none }: ResultsProps): ReactNode {
  const { t } = useTranslation(['lobby', 'games', 'common']);
  const { choice, onPage, onSearch } = lobby;
  const list = useRef<HTMLElement>(null);
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...queryOf(gameList, queryFor(category, choice)),
    placeholderData: keepPreviousData,
  });
  useTopOfList(list, `${choice.vassalage ?? ''} ${choice.pageNo}`);

  // An old link may lead behind the last page.
  const { totalPages = 0, total = 0, games = [] } = data ?? {};
  const settled = data !== undefined && !isPlaceholderData;
  const behind = settled && totalPages > 0 && choice.pageNo > totalPages;
  useEffect(() => {
    if (behind) onPage(totalPages, { replace: true });
  });

  if (error && !data)
    return <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (settled && total === 0 && choice.name === '') return none;
  if (settled && total === 0) {
    return (
      <EmptyState
        icon={<SearchX size={28} />}
        title={t('nothing', { name: choice.name })}
        hint={t('nothingHint')}
        action={<Button onClick={() => onSearch('')}>{t('showAll')}</Button>}
      />
    );
  }
  return (
    <section ref={list} className="flex scroll-mt-48 flex-col gap-5 lg:scroll-mt-52">
      <p role="status" className="sr-only">
        {settled ? t('games:games', { count: total }) : ''}
      </p>
      <GameGrid
        games={games.length > 0 ? games : undefined}
        old={isPlaceholderData}
        wide={category === 'LIVE'}
        label={title}
      />
      <Pager
        page={choice.pageNo}
        totalPages={totalPages}
        onPage={onPage}
        label={t('pages')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(number) => t('pageOf', { number })}
      />
    </section>
  );
}
