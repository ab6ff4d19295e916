import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, currency } from './money.ts';
import { string } from './strings.ts';
import { instant } from './wire.ts';

export const winnerBoard = endpoint({
  name: 'winnerBoard',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  summary: 'Lists the latest rounds for money that paid more than their stake; names are masked.',
  access: 'public',
  shared: true,
  value: z.strictObject({
    list: z.array(
      z.strictObject({
        player: string(),
        game: string(),
        nodeId: string(),
        icon: string(),
        prize: amount,
        currency,
        at: instant,
      }),
    ),
  }),
  refusals: [],
});
