import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { paging, text } from './wire.ts';

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

export const gameMenus = endpoint({
  name: 'gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'Lists categories in order, with the vendors of each.',
  access: 'public',
  shared: true,
  value: z.array(
    z.strictObject({
      gameCategory,
      vendors: z.array(
        z.strictObject({ vassalage: z.string(), name: z.string(), games: z.number() }),
      ),
    }),
  ),
  refusals: [],
});

const game = z.strictObject({
  nodeId: z.string(),
  gameCode: z.string(),
  name: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType: gameCategory,
  /** The tile's picture. */
  icon: z.string(),
  /** 1 = hot. */
  isHot: z.number(),
  isNew: z.boolean(),
  maintenance: z.boolean(),
  /** Return to player in percent, as stated by the vendor. */
  rtp: z.nullable(z.string()),
  trial: z.boolean(),
});
export type Game = z.infer<typeof game>;

export const hotGames = endpoint({
  name: 'hotGames',
  method: 'GET',
  path: '/lgw/games/hot',
  summary: 'Lists the brand’s hot games in order.',
  access: 'public',
  shared: true,
  query: z.strictObject({ vassalage: z.optional(text(16)) }),
  value: z.strictObject({ list: z.array(game) }),
  refusals: [],
});

export const gameList = endpoint({
  name: 'gameList',
  method: 'GET',
  path: '/lgw/games/list',
  summary: 'Lists the brand’s games by category, vendor or part of the name, in order.',
  access: 'public',
  shared: true,
  query: z.strictObject({
    gameType: z.optional(gameCategory),
    vassalage: z.optional(text(16)),
    gameName: z.optional(text(40)),
    ...paging(gamePageSize),
  }),
  value: z.strictObject({ games: z.array(game), totalPages: z.number(), total: z.number() }),
  refusals: [],
});

export const launchGame = endpoint({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'Opens a game. The returned address works once, within a minute.',
  access: 'session',
  forPlay: true,
  limit: { calls: 30, seconds: 60 },
  query: z.strictObject({
    nodeId: text(64, 1),
    vassalage: text(16, 1),
    gameId: z.optional(text(64)),
    roomId: z.optional(text(64)),
    accountType: z.optional(z.literal('1')),
    confirmTrans: z.optional(z.literal('0')),
    launchMode: z.optional(z.literal('GLS')),
    platform: z.optional(z.enum(['html5-desktop', 'html5'])),
    clientType: z.optional(z.literal('3')),
    /** The page's theme, for the game. */
    theme: z.optional(z.enum(['light', 'dark'])),
    /** Kept for older pages; the session and the host decide who plays where. */
    username: z.optional(text(64)),
    merchantCode: z.optional(text(32)),
    language: z.optional(text(16)),
  }),
  value: z.strictObject({
    content: z.string(),
    game_url: z.string(),
    name: z.string(),
    vendorName: z.string(),
    vassalage: z.string(),
    nodeId: z.string(),
    gameType: gameCategory,
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
