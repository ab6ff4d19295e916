import { lotteryResults, type ValueOf } from '@lantern/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../lib/api/queries.ts';

export type DrawResult = ValueOf<typeof lotteryResults>['list'][number];

interface Asked {
  day?: string | undefined;
  pageNo?: number;
  pageSize?: number;
}

/** The results of a game, newest first. */
export const useResults = (gameCode: string, { day, pageNo = 1, pageSize = 20 }: Asked) =>
  useQuery({
    ...queryOf(lotteryResults, {
      gameCode,
      ...(day ? { day } : {}),
      pageNo: String(pageNo),
      pageSize: String(pageSize),
    }),
    placeholderData: keepPreviousData,
  });
