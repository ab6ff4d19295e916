import {
  type BodyOf,
  drawExposure,
  type LotteryGame,
  lotteryRateCard,
  openedLottery,
  openedVietnamese,
  ownTickets,
  placeSlip,
  Refusal,
} from '@lantern/contracts';
import { chaseSteps, type PrizeMode } from '@lantern/rules/lottery';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../../lib/api/money-call.ts';
import { refreshBalance } from '../../../lib/money/balance.ts';
import { toast } from '../../../lib/show/toast.ts';
import { askLottery } from '../ask-lottery.ts';
import type { OpenedDraw } from '../draws/use-draws.ts';
import { hasSeries, multipleIn, type Prices, stakeOf } from './slip.ts';
import type { Slip } from './use-slip.ts';

type Body = BodyOf<typeof placeSlip>;

interface Wish {
  game: LotteryGame;
  prizeMode: PrizeMode;
  prices: Prices;
  slip: Slip;
  /** The draws to bet on, the first one alone without a chase. */
  draws: readonly OpenedDraw[];
}

/** The draws of a chase with their multiples, or the current draw alone. */
export const stepsOf = ({ slip, draws }: Pick<Wish, 'slip' | 'draws'>) => {
  const { chase, stake } = slip;
  const ids = draws.map(({ drawId }) => drawId);
  return chase
    ? chaseSteps(ids.slice(0, chase.draws), stake.multiple, chase.factor, chase.every)
    : ids.slice(0, 1).map((issue) => ({ issue, multiple: stake.multiple }));
};

/** The body of the call: every draw has all lines, with the multiple of its step. */
export function bodyOf(wish: Wish): Body {
  const { game, prizeMode, prices, slip } = wish;
  const { lines, stake, chase } = slip;
  return {
    gameCode: game.gameCode,
    prizeMode,
    cardVersion: prices.version,
    tickets: stepsOf(wish).map(({ issue, multiple }) => ({
      drawId: issue,
      lines: lines.map((line) => {
        const { play, selection } = line;
        const { unit, series } = stakeOf(line, stake);
        return {
          ...{ play, selection, unit, multiple: multipleIn(line, stake, multiple) },
          ...(hasSeries(prices, play) && series !== undefined ? { series } : {}),
        };
      }),
    })),
    ...(chase ? { chase: { stopOnWin: chase.stopOnWin } } : {}),
  };
}

/** Refusals after which the page has to ask what holds now. */
const outdated: readonly string[] = ['odds_changed', 'draw_closed', 'draw_not_found'];

/** Places the slip. A second press, or a retry after a lost reply, places it once. */
export function usePlace(slip: Slip) {
  const { t } = useTranslation('lottery');
  const client = useQueryClient();
  const place = useMoneyCall(placeSlip);
  return useMutation({
    mutationFn: (wish: Wish) => place(bodyOf(wish)),
    onSuccess: ({ tickets }) => {
      slip.clear();
      toast('success', t('slip.placed', { count: tickets.length }));
    },
    onError: (trouble) =>
      trouble instanceof Refusal && outdated.includes(trouble.code)
        ? askLottery(client, [lotteryRateCard, openedLottery, openedVietnamese])
        : undefined,
    onSettled: () =>
      Promise.all([refreshBalance(client), askLottery(client, [ownTickets, drawExposure])]),
  });
}
