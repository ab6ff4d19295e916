import type { LiveRefreshes } from '../../lib/live/refresh.ts';

export const live: LiveRefreshes<'lottery_draw' | 'lottery_ticket' | 'lottery_exposure'> = {
  lottery_draw: {
    asks: [
      'openedLottery',
      'openedVietnamese',
      'lotteryResults',
      'regionResults',
      'drawDetails',
      'ownTickets',
    ],
  },
  lottery_ticket: { asks: ['ownTickets', 'ownTicket'] },
  lottery_exposure: { asks: ['drawExposure'] },
};
