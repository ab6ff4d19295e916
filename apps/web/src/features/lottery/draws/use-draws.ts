import {
  type LotteryGame,
  lotteryRateCard,
  openedLottery,
  openedVietnamese,
  type ValueOf,
} from '@lantern/contracts';
import type { PrizeMode } from '@lantern/rules/lottery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryOf } from '../../../lib/api/queries.ts';
import { useSession } from '../../../lib/session/session.ts';

/** The call that lists the coming draws of a kind of game; both have the same reply. */
export const openedCall = (gameType: LotteryGame['gameType']) =>
  gameType === 'LOTT' ? openedVietnamese : openedLottery;

export type OpenedGame = ValueOf<typeof openedLottery>['games'][number];
export type OpenedDraw = OpenedGame['numeros'][number];

/** The site's clock, as far as the last reply told it. */
export const clockOf = (now: string, heardAt: number) => (): number =>
  Date.parse(now) + (Date.now() - heardAt);

/** How often a page asks while a draw is due; the live socket is faster, and visitors have none. */
const askEveryMs = 2000;
/** A draw without a result after so long is late or void; its own page says which. */
const lateMs = 180_000;
const isDue = ({ drawsAt }: OpenedDraw): boolean => Date.now() < Date.parse(drawsAt) + lateMs;
/** So many draws are asked for: the current one, and one more to go on with at once. */
export const shownDraws = 2;

export interface Draws {
  /** The draw that takes bets now. */
  readonly current: OpenedDraw | undefined;
  /** The draw that closed and has no result yet. */
  readonly waiting: OpenedDraw | undefined;
  readonly last: OpenedGame['last'];
  readonly now: () => number;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Asks again, such as when the countdown has ended. */
  readonly refresh: () => void;
}

/** The draws of a game, followed from one to the next. */
export function useDraws(game: LotteryGame): Draws {
  const [waiting, setWaiting] = useState<OpenedDraw>();
  const query = useQuery({
    ...queryOf(openedCall(game.gameType), {
      gameCode: game.gameCode,
      count: String(shownDraws),
    }),
    refetchInterval: waiting && isDue(waiting) ? askEveryMs : false,
    placeholderData: keepPreviousData,
  });
  const { data, dataUpdatedAt, error, isLoading, refetch } = query;
  const opened = data?.games.find(({ gameCode }) => gameCode === game.gameCode);
  const now = data ? clockOf(data.now, dataUpdatedAt) : Date.now;
  const current = opened?.numeros.find(({ closesAt }) => Date.parse(closesAt) > now());
  const [followed, setFollowed] = useState<OpenedDraw>();
  const lastNumero = opened?.last?.numero;

  useEffect(() => {
    if (!current || current.drawId === followed?.drawId) return;
    // The draw that was shown before has closed. Its result is still to come.
    if (followed && Date.parse(followed.closesAt) <= Date.parse(current.opensAt) + 60_000)
      setWaiting(followed);
    setFollowed(current);
  }, [current, followed]);

  useEffect(() => {
    // Numbers of draws begin with their day, so texts are in the order of time.
    if (waiting && lastNumero !== undefined && lastNumero >= waiting.numero) setWaiting(undefined);
  }, [waiting, lastNumero]);

  return {
    current,
    waiting,
    last: opened?.last ?? null,
    now,
    isLoading,
    error: data ? null : error,
    retry: () => void refetch(),
    refresh: () => void refetch(),
  };
}

/**
 * The prices of a game in a prize mode. They begin at the member's own rebate; until those of a new
 * session come, a page keeps what it shows.
 */
export function usePrices(gameCode: string, prizeMode: PrizeMode) {
  useSession();
  return useQuery({
    ...queryOf(lotteryRateCard, { gameCode, prizeMode }),
    placeholderData: (before) =>
      before?.game.gameCode === gameCode && before.prizeMode === prizeMode ? before : undefined,
  });
}
