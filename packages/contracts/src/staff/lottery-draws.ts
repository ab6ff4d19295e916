import { familyCodes, prizeModes, regions } from '@lantern/rules/lottery';
import * as z from 'zod/mini';
import { endpoint, type ValueOf } from '../endpoint.ts';
import { drawStates } from '../lottery-events.ts';
import { amount, currency, sumOrZero } from '../money.ts';
import { rateCard } from '../rate-card.ts';
import { string } from '../strings.ts';
import { empty, instant, orEmpty, page, paging } from '../wire.ts';
import { lotteryDrawId } from './lottery.ts';
import { reason } from './members.ts';
import { settingsVersion } from './settings-version.ts';

const looking = { method: 'GET', access: 'staff', permission: 'lottery.look' } as const;
const acting = { method: 'POST', access: 'staff', permission: 'lottery.act' } as const;
const gameCode = string().check(z.regex(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3}$/));

export const drawShows = ['open', 'deciding', 'ended'] as const;

const officeDraw = z.strictObject({
  drawId: string(),
  gameCode: string(),
  gameName: string(),
  family: z.enum(familyCodes),
  /** Drawn by the site. */
  own: z.boolean(),
  numero: string(),
  state: z.enum(drawStates),
  closesAt: instant,
  drawsAt: instant,
  endedAt: z.nullable(instant),
  result: z.nullable(z.array(string())),
  voidReason: z.nullable(z.enum(['late', 'no_beacon', 'no_result', 'staff'])),
  /** Of the brand, without trial tickets. */
  tickets: z.number(),
  staked: sumOrZero,
  paid: sumOrZero,
  /** Tickets of the brand that are not settled, or whose stakes have not gone back. */
  unsettled: z.number(),
  /** Whether a proposal to void it is open. */
  proposed: z.boolean(),
});
export type OfficeDraw = z.infer<typeof officeDraw>;

export const officeDraws = endpoint({
  ...looking,
  name: 'officeDraws',
  path: '/ops/lottery/draws',
  summary:
    'Lists draws with the totals of the brand: those that take bets, those without a settlement, ' +
    'or those of the last seven days that ended.',
  passive: true,
  query: z.strictObject({
    ...paging(20),
    show: z._default(z.enum(drawShows), 'open'),
    gameCode: orEmpty(gameCode),
  }),
  value: z.strictObject({
    ...page(officeDraw).shape,
    currency,
    /** Whether the caller's brand runs the draws. */
    office: z.boolean(),
  }),
  refusals: [],
});

export const officeExposure = endpoint({
  ...looking,
  name: 'officeExposure',
  path: '/ops/lottery/draws/exposure',
  summary: 'Returns what the brand would pay for each number of a draw, the largest amounts first.',
  passive: true,
  query: z.strictObject({ drawId: lotteryDrawId }),
  value: z.strictObject({
    currency,
    /** The most that the brand pays for one number. */
    limit: amount,
    plays: z.array(
      z.strictObject({
        play: string(),
        spots: z.array(z.strictObject({ spot: string(), owed: amount })),
      }),
    ),
    /** The list ends before the last number with bets. */
    cut: z.boolean(),
  }),
  refusals: ['draw_not_found'],
});

export const proposeLotteryVoid = endpoint({
  ...acting,
  name: 'proposeLotteryVoid',
  path: '/ops/lottery/draws/void',
  summary:
    'Proposes to void a draw without a result. After another person’s approval the stakes of all ' +
    'brands go back, and the draw’s page says so.',
  body: z.strictObject({ drawId: lotteryDrawId, reason }),
  value: empty,
  refusals: ['not_lottery_office', 'draw_not_found', 'draw_decided', 'proposal_open'],
});

const officeGame = z.strictObject({
  gameCode: string(),
  gameName: string(),
  family: z.enum(familyCodes),
  own: z.boolean(),
  region: z.nullable(z.enum(regions)),
  /** Seconds between two draws; null for a game of the calendar. */
  every: z.nullable(z.number()),
  paused: z.boolean(),
  /** Draws that take bets now. */
  open: z.number(),
  prizeModes: z.array(z.enum(prizeModes)),
});
export type OfficeGame = z.infer<typeof officeGame>;

const officeGames = z.strictObject({ office: z.boolean(), games: z.array(officeGame) });

export const listOfficeGames = endpoint({
  ...looking,
  name: 'listOfficeGames',
  path: '/ops/lottery/games',
  summary: 'Lists the lottery games, and the prize modes in which the brand sells them.',
  value: officeGames,
  refusals: [],
});

export const pauseLotteryGame = endpoint({
  ...acting,
  name: 'pauseLotteryGame',
  path: '/ops/lottery/games/pause',
  summary: 'Pauses a game of the site or resumes it. A paused game opens no further draws.',
  body: z.strictObject({ gameCode, paused: z.boolean(), reason }),
  value: officeGames,
  refusals: ['not_lottery_office', 'game_not_found'],
});

const officeCards = z.strictObject({
  cards: z.array(
    z.strictObject({
      card: rateCard,
      savedAt: instant,
      /** Null for the card that the brand began with. */
      savedBy: z.nullable(string()),
    }),
  ),
});
export type OfficeCard = z.infer<typeof officeCards>['cards'][number];

export const officeRateCards = endpoint({
  ...looking,
  name: 'officeRateCards',
  path: '/ops/lottery/cards',
  summary: 'Returns the newest rate card of each prize mode of the brand.',
  value: officeCards,
  refusals: [],
});

export const saveLotteryRateCard = endpoint({
  ...acting,
  name: 'saveLotteryRateCard',
  path: '/ops/lottery/cards',
  summary:
    'Saves the next version of a rate card. Tickets that are placed keep their prices. Refuses a ' +
    'version that does not follow the newest one.',
  body: z.strictObject({ card: rateCard, reason }),
  value: officeCards,
  refusals: ['rule_changed'],
});

export const lotterySeeds = endpoint({
  ...looking,
  name: 'lotterySeeds',
  path: '/ops/lottery/seeds',
  summary: 'Returns the state of the beacon, and the chain of seeds of each game.',
  passive: true,
  value: z.strictObject({
    beacon: z.strictObject({
      chain: string(),
      /** Whether it is drand’s chain and not one of this site. */
      independent: z.boolean(),
      /** The round that should exist now. */
      round: z.number(),
      /** Whether a source has it, with a valid signature. */
      answers: z.boolean(),
      /** Draws that are closed and wait for their round, and since when. */
      waiting: z.number(),
      waitingSince: z.nullable(instant),
      lastDrawnAt: z.nullable(instant),
      /** Draws that became void in the last day because no round or worker came. */
      voidToday: z.number(),
    }),
    chains: z.array(
      z.strictObject({
        gameCode: string(),
        gameName: string(),
        anchor: string(),
        length: z.number(),
        /** Seeds that a draw has committed to. */
        used: z.number(),
        revealed: z.number(),
        since: instant,
      }),
    ),
  }),
  refusals: [],
});
export type LotterySeeds = ValueOf<typeof lotterySeeds>;

/** The most that the brand pays for one number of a play in one draw, in minor units. */
const exposureLimit = { amount };
const keptExposureLimit = z.strictObject({
  ...exposureLimit,
  currency,
  version: settingsVersion,
});
export type KeptExposureLimit = z.infer<typeof keptExposureLimit>;

export const lotteryExposureLimit = endpoint({
  ...looking,
  name: 'lotteryExposureLimit',
  path: '/ops/lottery/exposure-limit',
  summary: 'Returns the most that the brand pays for one number of a play in one draw.',
  value: keptExposureLimit,
  refusals: [],
});

export const saveLotteryExposureLimit = endpoint({
  ...acting,
  method: 'PUT',
  name: 'saveLotteryExposureLimit',
  path: '/ops/lottery/exposure-limit',
  summary:
    'Saves the most that the brand pays for one number of a play in one draw, for later ' +
    'tickets. Refuses an outdated version.',
  body: z.strictObject({ ...exposureLimit, version: settingsVersion, reason }),
  value: keptExposureLimit,
  refusals: ['rule_changed'],
});
