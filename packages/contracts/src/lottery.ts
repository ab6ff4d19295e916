import { familyCodes, prizeModes, problemCodes, regions } from '@lantern/rules/lottery/codes';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { gameLanguage, gamePageFields } from './games.ts';
import { drawStates, ticketStates } from './lottery-events.ts';
import { lotteryRates, series, seriesRange, unit } from './lottery-prices.ts';
import { amount, amountOrZero, currency, sumOrZero } from './money.ts';
import { string } from './strings.ts';
import { day, ignored, instant, listSize, orEmpty, page, paging, text } from './wire.ts';

/** The most tickets of one slip, and the most lines of one ticket. */
export const mostSlipTickets = 60;
export const mostTicketLines = 100;
/** The most units that each note of a line may be staked with. */
export const mostMultiple = 100_000;

/** A game's code, and the id of a draw: `<game>-<numero>`, such as `ssc-1-20261123-0001`. */
const gameCode = string().check(z.regex(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,3}$/));
const drawId = string().check(z.regex(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){1,6}$/));
const ticketReference = string().check(z.regex(/^[A-Z]-[0-9A-Z]{8,16}$/));
/** Lower-case hex. */
const hex = string().check(z.regex(/^([0-9a-f]{2})+$/));
const mode = z.enum(prizeModes);
const result = z.array(string());

/** Fields of the specification without a meaning here; see `gamePageFields`. */
const lotteryFields = { ...gamePageFields, device: ignored, token: z.optional(text(4096)) };
const ofMenu = { prizeMode: orEmpty(mode), language: gameLanguage, ...lotteryFields };

export const lotteryGame = z.strictObject({
  gameCode: string(),
  gameName: string(),
  /** `LOTT` is drawn outside, for Vietnam; `ELOTT` is drawn by the site. */
  gameType: z.enum(['LOTT', 'ELOTT']),
  family: z.enum(familyCodes),
  region: z.nullable(z.enum(regions)),
  /** Seconds between two draws; null for a game of a calendar. */
  every: z.nullable(z.number()),
  /** Seconds between closing and the draw. */
  closing: z.number(),
  /** The prize modes in which the brand offers it. */
  prizeModes: z.array(mode),
  /** The play that a page opens with. */
  defaultPlayType: string(),
});
export type LotteryGame = z.infer<typeof lotteryGame>;

/** A group of the menu: a family, or a region of Vietnam. */
const menuGroup = z.strictObject({
  gameGroupCode: string(),
  labelName: string(),
  gameMenus: z.array(lotteryGame),
});

export const lotteryMenu = endpoint({
  name: 'lotteryMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'Lists the lottery games that the brand offers in a prize mode, in groups.',
  access: 'public',
  shared: true,
  query: z.strictObject(ofMenu),
  value: z.array(menuGroup),
  refusals: [],
});

export const recentLotteryMenu = endpoint({
  name: 'recentLotteryMenu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  summary: 'Lists the Vietnamese lottery games that the caller has bet on, the last one first.',
  access: 'session',
  passive: true,
  query: z.strictObject(ofMenu),
  value: z.strictObject({ list: z.array(lotteryGame) }),
  refusals: [],
});

export const recentLottery = endpoint({
  name: 'recentLottery',
  method: 'GET',
  path: '/lgw/lottery/recent',
  summary: 'Lists the lottery games of any kind that the caller has bet on, the last one first.',
  access: 'session',
  passive: true,
  query: z.strictObject(ofMenu),
  value: z.strictObject({ list: z.array(lotteryGame) }),
  refusals: [],
});

/** What a page needs of a coming draw. */
export const openedNumero = z.strictObject({
  drawId: string(),
  /** The day and number of the draw. */
  numero: string(),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
});

/** The open draws of a game in their order, and its last result. */
const openedGame = z.strictObject({
  gameCode: string(),
  numeros: z.array(openedNumero),
  last: z.nullable(z.strictObject({ drawId: string(), numero: string(), result })),
});
const opened = {
  access: 'public',
  query: z.strictObject({
    /** Without it: every game, each with its next draw. */
    gameCode: orEmpty(gameCode),
    count: z._default(listSize(mostSlipTickets), 1),
    language: gameLanguage,
    ...lotteryFields,
  }),
  value: z.strictObject({
    /** The site's clock, for the countdown. */
    now: instant,
    games: z.array(openedGame),
  }),
  refusals: [],
} as const;

export const openedVietnamese = endpoint({
  ...opened,
  name: 'openedVietnamese',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'Lists the draws of Vietnamese lottery games that take bets.',
});

export const openedLottery = endpoint({
  ...opened,
  name: 'openedLottery',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'Lists the draws of electronic lottery games that take bets.',
});

export const lotteryLobby = endpoint({
  name: 'lotteryLobby',
  method: 'GET',
  path: '/lgw/lottery/lobby',
  summary: 'Answers where a page opens a lottery game.',
  access: 'public',
  query: z.strictObject({
    lottoArea: z.optional(z.literal('VN')),
    launchMode: z.optional(z.literal('LOTT')),
    gameCode: orEmpty(gameCode),
    view: ignored,
    /** Ignored: a reply never sends a page to an address that a caller chose. */
    backUrl: z.optional(text(2048)),
    ...ofMenu,
  }),
  value: z.strictObject({
    /** The path on this site. */
    content: string(),
    code: z.nullable(string()),
    defaultPlayType: z.nullable(string()),
    gameType: z.nullable(z.enum(['LOTT', 'ELOTT'])),
  }),
  refusals: ['game_not_found'],
});

export const lotteryRateCard = endpoint({
  name: 'lotteryRateCard',
  method: 'GET',
  path: '/lgw/lottery/rate_card',
  summary: 'Returns the prices of a game’s plays in a prize mode. A slip names their version.',
  access: 'public',
  personal: true,
  query: z.strictObject({ gameCode, prizeMode: mode, language: gameLanguage, ...lotteryFields }),
  value: z.strictObject({
    game: lotteryGame,
    prizeMode: mode,
    version: z.number(),
    currency,
    /** What one note costs on one lot, in thousandths of a minor unit. */
    units: z.array(unit),
    /** It begins at the caller's own rebate, if the member has one. */
    series: z.nullable(seriesRange),
    /** By play. A play that is not listed is not offered. */
    rates: lotteryRates,
    /** The most that the brand pays for one number of one draw, in minor units. */
    exposureLimit: amount,
  }),
  refusals: ['game_not_found'],
});

const slipLine = z.strictObject({
  play: text(40, 1),
  /** As typed: groups by `|`, tokens by commas, spaces or semicolons. */
  selection: string().check(z.minLength(1), z.maxLength(60_000)),
  unit,
  multiple: z.int().check(z.minimum(1), z.maximum(mostMultiple)),
  /** For plays with series prices. */
  series: z.optional(series),
});

const ticketLine = z.strictObject({
  play: string(),
  /** The canonical text of the selection. */
  selection: string(),
  notes: z.number(),
  unit: string(),
  multiple: z.number(),
  series: z.nullable(z.number()),
  cardVersion: z.number(),
  cost: amount,
  /** What the line won; null before the draw is settled. */
  payout: z.nullable(amountOrZero),
});

export const lotteryTicket = z.strictObject({
  reference: string(),
  drawId: string(),
  gameCode: string(),
  gameName: string(),
  family: z.enum(familyCodes),
  numero: string(),
  prizeMode: mode,
  state: z.enum(ticketStates),
  drawState: z.enum(drawStates),
  trial: z.boolean(),
  currency,
  /** What the ticket cost. */
  amount,
  payout: amountOrZero,
  rebate: amountOrZero,
  /** The most that it can win; less if lines exclude each other. */
  mostPayout: sumOrZero,
  placedAt: instant,
  closesAt: instant,
  drawsAt: instant,
  cancellable: z.boolean(),
  result: z.nullable(result),
  /** The tickets of one chase have the same reference. */
  chase: z.nullable(z.strictObject({ reference: string(), stopOnWin: z.boolean() })),
  /** Set once the draw has another result: what the ticket had won with the one before it. */
  correction: z.nullable(z.strictObject({ at: instant, before: result, payout: amountOrZero })),
  lines: z.array(ticketLine),
});
export type LotteryTicket = z.infer<typeof lotteryTicket>;

/** The value of `bet_invalid`: what is wrong, by ticket and line from 0. */
export const slipProblem = z.strictObject({
  ticket: z.number(),
  line: z.nullable(z.number()),
  code: z.enum([
    ...problemCodes,
    ...(['play', 'unit', 'series', 'cost', 'draw_twice', 'too_high'] as const),
  ]),
  group: z.optional(z.number()),
  token: z.optional(string()),
});
export type SlipProblem = z.infer<typeof slipProblem>;
export const betInvalidValue = z.strictObject({ problems: z.array(slipProblem) });
/** The value of `odds_changed`: the version that now holds. */
export const oddsChangedValue = z.strictObject({ version: z.number() });
/** The value of `exposure_reached`: the number that is full, and what may still be won on it. */
export const exposureReachedValue = z.strictObject({
  drawId: string(),
  play: string(),
  spot: string(),
  left: sumOrZero,
});
/** The value of `draw_closed` and `draw_not_found`. */
export const drawRefusedValue = z.strictObject({ drawId: string() });

export const placeSlip = endpoint({
  name: 'placeSlip',
  method: 'POST',
  path: '/lgw/lottery/slip',
  summary:
    'Places all tickets of a slip or none of them. The draws of a chase are tickets of one slip.',
  access: 'session',
  movesMoney: true,
  ownKeys: true,
  forPlay: true,
  body: z.strictObject({
    gameCode,
    prizeMode: mode,
    /** The version of the rate card that the page showed. */
    cardVersion: z.int().check(z.minimum(1)),
    tickets: z
      .array(
        z.strictObject({
          drawId,
          lines: z.array(slipLine).check(z.minLength(1), z.maxLength(mostTicketLines)),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostSlipTickets)),
    /** Makes the tickets a chase. With `stopOnWin` a win cancels those still before closing. */
    chase: z.optional(z.strictObject({ stopOnWin: z.boolean() })),
  }),
  value: z.strictObject({ tickets: z.array(lotteryTicket) }),
  refusals: [
    'game_not_found',
    'bet_invalid',
    'odds_changed',
    'draw_not_found',
    'draw_closed',
    'exposure_reached',
    'insufficient_funds',
    'player_blocked',
    'member_in_debt',
    'limit_reached',
  ],
});

export const cancelTickets = endpoint({
  name: 'cancelTickets',
  method: 'POST',
  path: '/lgw/lottery/tickets/cancel',
  summary: 'Cancels tickets before their draws close, all of them or none. The stakes go back.',
  access: 'session',
  movesMoney: true,
  body: z.strictObject({
    references: z.array(ticketReference).check(z.minLength(1), z.maxLength(mostSlipTickets)),
  }),
  value: z.strictObject({ tickets: z.array(lotteryTicket) }),
  refusals: ['ticket_not_found', 'ticket_not_cancellable'],
});

export const ownTickets = endpoint({
  name: 'ownTickets',
  method: 'GET',
  path: '/lgw/lottery/tickets',
  summary: 'Lists the caller’s tickets, newest first.',
  access: 'session',
  query: z.strictObject({
    gameCode: orEmpty(gameCode),
    drawId: orEmpty(drawId),
    state: orEmpty(z.enum(ticketStates)),
    /** Those of one chase. */
    chase: orEmpty(ticketReference),
    language: gameLanguage,
    ...paging(20),
  }),
  value: page(lotteryTicket),
  refusals: [],
});

export const ownTicket = endpoint({
  name: 'ownTicket',
  method: 'GET',
  path: '/lgw/lottery/ticket',
  summary: 'Returns one ticket of the caller.',
  access: 'session',
  query: z.strictObject({ reference: ticketReference, language: gameLanguage }),
  value: lotteryTicket,
  refusals: ['ticket_not_found'],
});

export const ticketProof = endpoint({
  name: 'ticketProof',
  method: 'GET',
  path: '/lgw/lottery/ticket/proof',
  summary: 'Proves that a ticket of the caller is in the bet book of its draw (docs/draws.md).',
  access: 'session',
  query: z.strictObject({ reference: ticketReference }),
  value: z.strictObject({
    drawId: string(),
    reference: string(),
    /** Hex; only the member gets it. */
    salt: hex,
    /** The lines as the leaf contains them. */
    lines: z.array(
      z.strictObject({
        play: string(),
        selection: string(),
        unit: string(),
        multiple: string(),
        series: string(),
        cardVersion: string(),
        cost: string(),
      }),
    ),
    leaf: hex,
    bookRoot: hex,
    index: z.number(),
    count: z.number(),
    path: z.array(hex),
  }),
  refusals: ['ticket_not_found', 'draw_open'],
});

const beaconOfDraw = z.strictObject({
  /** The chain; a verifier uses the one that it trusts. */
  chain: hex,
  publicKey: hex,
  genesis: z.number(),
  period: z.number(),
  round: z.number(),
  /** When the round is made. */
  madeAt: instant,
  /** Null while the draw waits for it. */
  signature: z.nullable(hex),
});

/** Everything that the site publishes of a draw. */
export const publishedDraw = z.strictObject({
  drawId: string(),
  gameCode: string(),
  family: z.enum(familyCodes),
  numero: string(),
  state: z.enum(drawStates),
  opensAt: instant,
  closesAt: instant,
  drawsAt: instant,
  closedAt: z.nullable(instant),
  /** Milliseconds that the beacon's round is later than the closing time by. */
  margin: z.number(),
  /** Own draws only. The anchor fixes all seeds of the chain; `place` counts from 0. */
  seedChain: z.nullable(z.strictObject({ anchor: hex, length: z.number(), place: z.number() })),
  commitment: z.nullable(hex),
  committedAt: z.nullable(instant),
  bookRoot: z.nullable(hex),
  /** The number of tickets in the bet book. */
  tickets: z.nullable(z.number()),
  beacon: z.nullable(beaconOfDraw),
  seed: z.nullable(hex),
  result: z.nullable(result),
  drawnAt: z.nullable(instant),
  settledAt: z.nullable(instant),
  voidedAt: z.nullable(instant),
  voidReason: z.nullable(z.enum(['late', 'no_beacon', 'no_result', 'staff'])),
  /** Results that two people have replaced, oldest first. Only draws from outside have them. */
  corrections: z.array(z.strictObject({ at: instant, before: result, after: result })),
});
export type PublishedLotteryDraw = z.infer<typeof publishedDraw>;

export const drawDetails = endpoint({
  name: 'drawDetails',
  method: 'GET',
  path: '/lgw/lottery/draw',
  summary: 'Returns what is published of a draw, with the totals of this brand.',
  access: 'public',
  query: z.strictObject({ drawId, language: gameLanguage }),
  value: z.strictObject({
    game: lotteryGame,
    draw: publishedDraw,
    /** Of this brand, without trial tickets; wins and rebates together are `paid`. */
    totals: z.strictObject({ currency, tickets: z.number(), staked: sumOrZero, paid: sumOrZero }),
    /** When a draw that waits for its result becomes void; null for any other draw. */
    voidAt: z.nullable(instant),
  }),
  refusals: ['draw_not_found'],
});

export const drawExposure = endpoint({
  name: 'drawExposure',
  method: 'GET',
  path: '/lgw/lottery/exposure',
  summary: 'Lists the numbers of a play that others have bet on, with what may still be won.',
  access: 'public',
  query: z.strictObject({ drawId, play: text(40, 1) }),
  value: z.strictObject({
    /** What may be won at least on a number that is not listed. */
    limit: sumOrZero,
    /** The first thousand, least left first; a number is named as `text` of its play writes it. */
    spots: z.array(z.strictObject({ spot: string(), left: sumOrZero })),
  }),
  refusals: ['draw_not_found'],
});

export const lotteryResults = endpoint({
  name: 'lotteryResults',
  method: 'GET',
  path: '/lgw/lottery/results',
  summary: 'Lists the results of a game, newest first: all, or those of one day.',
  access: 'public',
  query: z.strictObject({
    gameCode,
    /** By the time zone of the game. */
    day: orEmpty(day),
    language: gameLanguage,
    ...paging(20),
  }),
  value: page(
    z.strictObject({
      drawId: string(),
      numero: string(),
      state: z.enum(drawStates),
      closesAt: instant,
      drawsAt: instant,
      /** Null for a void draw. */
      result: z.nullable(result),
    }),
  ),
  refusals: ['game_not_found'],
});

export const drawFeed = endpoint({
  name: 'drawFeed',
  method: 'GET',
  path: '/lgw/lottery/feed',
  summary: 'Lists the finished draws of a game and day, with all that an audit needs.',
  access: 'public',
  query: z.strictObject({ gameCode, day }),
  value: z.strictObject({
    gameCode: string(),
    day: string(),
    draws: z.array(publishedDraw),
  }),
  refusals: ['game_not_found'],
});
