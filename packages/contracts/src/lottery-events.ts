import * as z from 'zod/mini';
import { amountOrZero, currency, sumOrZero } from './money.ts';
import { string } from './strings.ts';

export const drawStates = ['scheduled', 'open', 'closed', 'drawn', 'settled', 'void'] as const;
export const ticketStates = ['placed', 'cancelled', 'settled', 'void'] as const;

/** Events of the live socket. */
export const lotteryEvents = [
  /** To every page of a brand: a draw has a result, is settled, or is void. */
  z.strictObject({
    type: z.literal('lottery_draw'),
    drawId: string(),
    gameCode: string(),
    numero: string(),
    state: z.enum(drawStates),
    result: z.nullable(z.array(string())),
  }),
  /** To a member: a ticket was settled, with what it won and got back as rebate. */
  z.strictObject({
    type: z.literal('lottery_ticket'),
    reference: string(),
    drawId: string(),
    gameCode: string(),
    state: z.enum(ticketStates),
    currency,
    payout: amountOrZero,
    rebate: amountOrZero,
  }),
  /** To every page of a brand: less than a fifth of the limit is left on a number. */
  z.strictObject({
    type: z.literal('lottery_exposure'),
    drawId: string(),
    play: string(),
    spot: string(),
    left: sumOrZero,
  }),
] as const;
