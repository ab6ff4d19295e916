import {
  favouriteGames,
  type Game,
  type GameCategory,
  gameList,
  gamePageSize,
  recentGames,
} from '@lantern/contracts';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { queryKeyOf } from '../../../lib/api/queries.ts';
import type { LobbyChoice } from './use-lobby-choice.ts';

interface Page {
  games: readonly Game[];
  total: number;
  totalPages: number;
}

/** One page of the games that the choices leave. */
function pageQuery(category: GameCategory | undefined, choice: LobbyChoice, pageNo: number) {
  const { vassalage, name, view, sort, classify, stake, lines } = choice;
  const where = {
    ...(category && { gameType: category }),
    ...(vassalage && { vassalage }),
    pageNo,
    pageSize: gamePageSize,
  };
  // A search looks through all games.
  if (view === 'favourites' && name === '')
    return {
      queryKey: queryKeyOf(favouriteGames, where),
      meta: { private: true },
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page> => {
        const { content, ...pages } = await call(favouriteGames, { query: where, signal });
        return { games: content, ...pages };
      },
    };
  if (view === 'recent' && name === '')
    return {
      queryKey: [...queryKeyOf(recentGames, where), 'page'],
      meta: { private: true },
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Page> => {
        const { list, ...pages } = await call(recentGames, { query: where, signal });
        return { games: list, ...pages };
      },
    };
  const query = {
    ...where,
    ...(name && { gameName: name }),
    ...(view === 'hot' && { only: view }),
    // What matches a name best comes first.
    ...(name === '' && {
      sort: sort ?? (view === 'new' ? ('new' as const) : ('popular' as const)),
    }),
    ...(classify && { gameClassify: classify }),
    ...(stake && { minBet: stake }),
    ...(lines && { minLineNum: Number(lines) }),
  };
  return {
    queryKey: queryKeyOf(gameList, query),
    meta: { private: false },
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Page> =>
      call(gameList, { query, signal }),
  };
}

function combine(results: UseQueryResult<Page>[]) {
  const loaded = results.findIndex(({ data }) => data === undefined);
  const pages = results.slice(0, loaded < 0 ? undefined : loaded).map(({ data }) => data);
  // A game that moved to another page meanwhile is shown once.
  const games = new Map(
    pages.flatMap((page) => page?.games ?? []).map((game) => [game.nodeId, game]),
  );
  const failed = results.find(({ error, data }) => error && !data);
  return {
    games: pages[0] && [...games.values()],
    total: pages[0]?.total,
    totalPages: pages[0]?.totalPages ?? 0,
    isLoading: loaded >= 0 && !failed,
    error: failed?.error ?? undefined,
    retry: () => {
      for (const { error, refetch } of results) if (error) void refetch();
    },
  };
}

/** The games that the choices leave, as many pages as are shown; the old ones until then. */
export function useGamePages(category: GameCategory | undefined, choice: LobbyChoice) {
  const found = useQueries({
    queries: Array.from({ length: choice.pages }, (_, at) => pageQuery(category, choice, at + 1)),
    combine,
  });
  const [last, setLast] = useState(found.games);
  if (found.games && found.games !== last) setLast(found.games);
  return { ...found, shown: found.games ?? last, isOld: found.games === undefined };
}
