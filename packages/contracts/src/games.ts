import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { paging, text } from './wire.ts';

/** In the order in which a site shows them. */
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

/** Games a page of a list shows unless asked otherwise. */
export const gamePageSize = 42;

export const gameMenus = endpoint({
  name: 'gameMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'The categories that have vendors, in their order, with the vendors of each.',
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
  /** The tile’s picture. */
  icon: z.string(),
  /** 1 = hot. */
  isHot: z.number(),
  isNew: z.boolean(),
  maintenance: z.boolean(),
  /** Return to player in percent, as the vendor states it. */
  rtp: z.nullable(z.string()),
  trial: z.boolean(),
});
export type Game = z.infer<typeof game>;

export const hotGames = endpoint({
  name: 'hotGames',
  method: 'GET',
  path: '/lgw/games/hot',
  summary: 'The brand’s hot games, in their order.',
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
  summary:
    'The brand’s games of a category, of a vendor or by a part of their names, in their order.',
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
  summary:
    'Opens a game for the member: gives the address of the game, good once and for a minute.',
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
    /** The theme that the game may follow. */
    theme: z.optional(z.enum(['light', 'dark'])),
    /** Read by older pages; who plays where follows from the session and the host alone. */
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
