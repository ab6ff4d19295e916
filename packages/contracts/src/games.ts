import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount } from './money.ts';
import { string } from './strings.ts';
import { walletTransfer } from './wallets.ts';
import { count, ignored, orEmpty, paging, text } from './wire.ts';

/** In display order. */
export const gameCategory = z.enum([
  'LOTT',
  'ELOTT',
  'LIVE',
  'SPORTS',
  'FISH',
  'RNG',
  'PVP',
  'ESPORTS',
  'COCKFIGHT',
  'INHOUSE',
]);
export type GameCategory = z.infer<typeof gameCategory>;

/** The default number of games per page. */
export const gamePageSize = 42;

/** BCP 47, or the platform's code such as `TY`; the caller's language without it. */
export const gameLanguage = z.optional(text(16));

/**
 * Fields of the specification without a meaning here: the host decides the brand, and every game
 * runs in any browser. They are accepted and ignored.
 */
export const gamePageFields = {
  clientType: ignored,
  platform: ignored,
  channel: ignored,
  merchant: ignored,
  merchantCode: ignored,
};

/** Orders of the game list. Without one, the brand's own. */
export const gameSorts = ['popular', 'new', 'name', 'rtp'] as const;

/** Kinds of games within a category. */
export const gameClassifications = [
  'slot',
  'table',
  'dice',
  'card',
  'fishing',
  'sports',
  'lottery',
  'arcade',
] as const;

/**
 * A rendered picture: `<base>.<width>.avif` and `.webp` exist for each width. The placeholder is a
 * picture of a few pixels, as a data address.
 */
export const renderedPicture = z.strictObject({
  base: string(),
  widths: z.array(z.number()),
  placeholder: string(),
});
export type RenderedPicture = z.infer<typeof renderedPicture>;

/** A vendor within a category. */
export const vendorCard = z.strictObject({
  vassalage: string(),
  name: string(),
  /** 1 = one of its games here is hot. */
  isHot: z.number(),
  /** The address of the vendor's sign. */
  smallIcon: string(),
  /** `VASSALAGE` opens a list of the vendor's games, `GAME` the only one. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  /** The only game; null if there are more. */
  nodeId: z.nullable(string()),
  /** The name of the only game. */
  gameName: z.optional(string()),
  /** The rendered scene of the only game, twice as wide as high. */
  hero: z.optional(renderedPicture),
});

export const gameMenus = endpoint({
  name: 'gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'Lists categories in order, with the vendors of each as cards.',
  access: 'public',
  shared: true,
  query: z.strictObject({ ...gamePageFields, language: gameLanguage }),
  value: z.array(
    z.strictObject({
      gameCategory,
      /** The category's name. */
      title: string(),
      cards: z.array(vendorCard),
      /** The kinds of its games. */
      kinds: z.array(z.enum(gameClassifications)),
      /** None for draws, whose games the lottery's calls list. */
      vendors: z.array(z.strictObject({ vassalage: string(), name: string(), games: z.number() })),
    }),
  ),
  refusals: [],
});

export const game = z.strictObject({
  nodeId: string(),
  gameCode: string(),
  name: string(),
  vassalage: string(),
  vendorName: string(),
  gameType: gameCategory,
  /** The tile's drawn picture. */
  icon: string(),
  /** The tile's rendered picture, if there is one. */
  picture: z.optional(renderedPicture),
  /** 1 = hot. */
  isHot: z.number(),
  isNew: z.boolean(),
  maintenance: z.boolean(),
  /** Return to player in percent, as stated by the vendor. */
  rtp: z.nullable(string()),
  trial: z.boolean(),
  gameClassify: z.nullable(z.enum(gameClassifications)),
  /** The smallest stake in the brand's currency; null if the vendor does not state it. */
  minBet: z.nullable(amount),
  /** The largest stake in the brand's currency; null if the vendor does not state it. */
  maxBet: z.nullable(amount),
  /** Winning lines of a slot; null for other games. */
  lineNum: z.nullable(z.number()),
  /** It takes part in the brand's jackpot. */
  jackpot: z.optional(z.literal(true)),
  /** How many people play it for money now; missing for a few. */
  playing: z.optional(z.number()),
});
export type Game = z.infer<typeof game>;

export const hotGames = endpoint({
  name: 'hotGames',
  method: 'GET',
  path: '/lgw/games/hot',
  summary: 'Lists the brand’s hot games in order.',
  access: 'public',
  shared: true,
  query: z.strictObject({
    vassalage: z.optional(text(16)),
    language: gameLanguage,
    ...gamePageFields,
    /** Ignored, like `platform`: the list is the same on every platform. */
    isPlatform: ignored,
  }),
  value: z.strictObject({ list: z.array(game) }),
  refusals: [],
});

export const gameList = endpoint({
  name: 'gameList',
  method: 'GET',
  path: '/lgw/games/list',
  summary:
    'Lists the brand’s games that match all filters, in order. A name matches in any language ' +
    'and without accents; if none does, similar names do.',
  access: 'public',
  shared: true,
  query: z.strictObject({
    gameType: orEmpty(gameCategory),
    vassalage: z.optional(text(16)),
    gameName: z.optional(text(40)),
    gameClassify: orEmpty(z.enum(gameClassifications)),
    /** Games that can be played with this stake in minor units, or with less. */
    minBet: orEmpty(amount),
    /** Slots with at least this many winning lines. */
    minLineNum: orEmpty(count),
    sort: orEmpty(z.enum(gameSorts)),
    /** Only hot or only new games. */
    only: orEmpty(z.enum(['hot', 'new'])),
    language: gameLanguage,
    ...gamePageFields,
    ...paging(gamePageSize),
  }),
  value: z.strictObject({ games: z.array(game), totalPages: z.number(), total: z.number() }),
  refusals: [],
});

/** How far the wins of a game are spread; `chosen` by the player. */
export const volatilities = ['low', 'medium', 'high', 'chosen'] as const;

export const gameDetails = endpoint({
  name: 'gameDetails',
  method: 'GET',
  path: '/lgw/games/details',
  summary: 'Returns what is known of one game.',
  access: 'public',
  shared: true,
  query: z.strictObject({ nodeId: text(64, 1), language: gameLanguage, ...gamePageFields }),
  value: z.strictObject({
    game,
    /** The game's rendered scene, twice as wide as high, if there is one. */
    hero: z.optional(renderedPicture),
    volatility: z.nullable(z.enum(volatilities)),
    /** The rules in short; null without them. */
    rules: z.nullable(string()),
  }),
  refusals: ['game_not_found'],
});

export const launchGame = endpoint({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'Opens a game. The returned address works once, within a minute.',
  access: 'session',
  forPlay: true,
  limit: { calls: 30, seconds: 60 },
  query: z
    .strictObject({
      vassalage: text(16, 1),
      nodeId: z.optional(text(64, 1)),
      /** The vendor's code of the game, or of the room of a card game. */
      gameId: z.optional(text(64)),
      roomId: z.optional(text(64)),
      accountType: z.optional(z.literal('1')),
      confirmTrans: z.optional(z.literal('0')),
      launchMode: z.optional(z.literal('GLS')),
      platform: z.optional(z.enum(['html5-desktop', 'html5'])),
      clientType: z.optional(z.literal('3')),
      /** The page's theme, for the game. */
      theme: z.optional(z.enum(['light', 'dark'])),
      /** The game's language; see `gameList`. */
      language: gameLanguage,
      /** Ignored: the session and the host decide who plays where, and no token is read here. */
      username: ignored,
      merchantCode: ignored,
      token: z.optional(text(4096)),
    })
    .check(
      z.refine(
        ({ nodeId, gameId, roomId }) => Boolean(nodeId || gameId || roomId),
        'names a game by nodeId, gameId or roomId',
      ),
    ),
  value: z.strictObject({
    content: string(),
    /** At one of the brand's launch hosts, or at the vendor's own; equal to `content`. */
    game_url: string(),
    /** The same launch at another host, in case the first does not answer; null without one. */
    game_url2: z.nullable(string()),
    name: string(),
    vendorName: string(),
    vassalage: string(),
    nodeId: string(),
    gameType: gameCategory,
    /** The vendor keeps its own wallet, and the game is played with the money in it. */
    ownWallet: z.boolean(),
    /** The transfer of the main balance to that wallet by this call; null if nothing was moved. */
    moved: z.nullable(walletTransfer),
  }),
  refusals: [
    'game_not_found',
    'game_maintenance',
    'in_need_true_account',
    'limit_reached',
    'single_wallet',
    'vendor_unavailable',
  ],
});
