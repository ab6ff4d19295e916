import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import {
  game,
  gameCategory,
  gameLanguage,
  gamePageFields,
  gamePageSize,
  vendorCard,
} from './games.ts';
import { amount } from './money.ts';
import { string } from './strings.ts';
import { ignored, listSize, orEmpty, paging, text } from './wire.ts';

/** How many popular games are listed; a page of number games asks for 100. */
export const popularSize = 20;
const mostPopular = 100;

/** How many favourites a member may have. */
export const mostFavourites = 200;

export const popularGames = endpoint({
  name: 'popularGames',
  method: 'GET',
  path: '/lgw/games/popular',
  summary:
    'Lists the games that most members played for money in the last seven days. Lottery games ' +
    'are in it only for `gameType` LOTT and ELOTT.',
  access: 'public',
  shared: true,
  query: z.strictObject({
    gameType: orEmpty(gameCategory),
    vassalage: z.optional(text(16)),
    count: z._default(listSize(mostPopular), popularSize),
    language: gameLanguage,
    ...gamePageFields,
  }),
  value: z.strictObject({ list: z.array(game) }),
  refusals: [],
});

export const vendorCategories = endpoint({
  name: 'vendorCategories',
  method: 'GET',
  path: '/lgw/games/vendor_categories',
  summary: 'Lists categories in order, with a card for each vendor.',
  access: 'public',
  shared: true,
  query: z.strictObject({ ...gamePageFields, language: gameLanguage }),
  value: z.array(z.strictObject({ gameCategory, title: string(), cards: z.array(vendorCard) })),
  refusals: [],
});

export const gameVendors = endpoint({
  name: 'gameVendors',
  method: 'GET',
  path: '/lgw/games/game_vendor',
  summary: 'Lists each vendor once, with the categories of its games.',
  access: 'public',
  shared: true,
  query: z.strictObject({ ...gamePageFields, language: gameLanguage }),
  value: z.strictObject({
    data: z.strictObject({
      lanes: z.array(
        z.strictObject({
          ...vendorCard.shape,
          games: z.number(),
          gameTypes: z.array(gameCategory),
        }),
      ),
    }),
  }),
  refusals: [],
});

/** Of one member, so these are never cached. */
const ownGames = {
  gameType: orEmpty(gameCategory),
  vassalage: z.optional(text(16)),
  language: gameLanguage,
  ...gamePageFields,
  ...paging(gamePageSize),
};

export const favouriteIds = endpoint({
  name: 'favouriteIds',
  method: 'GET',
  path: '/lgw/games/favourites/ids',
  summary: 'Lists the node ids of the favourite games, newest first.',
  access: 'session',
  passive: true,
  value: z.array(string()),
  refusals: [],
});

export const favouriteGames = endpoint({
  name: 'favouriteGames',
  method: 'GET',
  path: '/lgw/games/favourites',
  summary: 'Lists the favourite games, newest first.',
  access: 'session',
  query: z.strictObject(ownGames),
  value: z.strictObject({
    content: z.array(game),
    totalPages: z.number(),
    total: z.number(),
  }),
  refusals: [],
});

/** `vendor` and `gameType` are the game's own; other values name no game. */
const namedGame = z.strictObject({
  nodeId: text(64, 1),
  vendor: z.optional(text(16)),
  gameType: orEmpty(gameCategory),
});
const favourite = z.strictObject({ nodeId: string(), favourite: z.boolean() });

export const addFavourite = endpoint({
  name: 'addFavourite',
  method: 'PUT',
  path: '/lgw/games/favourites',
  summary: 'Adds a game to the favourites.',
  access: 'session',
  body: namedGame,
  value: favourite,
  refusals: ['game_not_found', 'favourites_full'],
});

export const removeFavourite = endpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/lgw/games/favourites',
  summary: 'Removes a game from the favourites.',
  access: 'session',
  query: namedGame,
  value: favourite,
  refusals: [],
});

export const toggleFavourite = endpoint({
  name: 'toggleFavourite',
  method: 'POST',
  path: '/lgw/games/favourites/toggle',
  summary: 'Adds a game to the favourites, or removes it.',
  access: 'session',
  body: namedGame,
  value: favourite,
  refusals: ['game_not_found', 'favourites_full'],
});

export const recentGames = endpoint({
  name: 'recentGames',
  method: 'GET',
  path: '/lgw/games/recent',
  summary: 'Lists the games that the caller has opened, the last one first.',
  access: 'session',
  query: z.strictObject(ownGames),
  value: z.strictObject({ list: z.array(game), totalPages: z.number(), total: z.number() }),
  refusals: [],
});

export const roomList = endpoint({
  name: 'roomList',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  summary:
    'Lists the rooms of card games by stake, with the players in them now. `launchGame` opens ' +
    'one by its `roomId`.',
  access: 'session',
  query: z.strictObject({
    vassalage: z.optional(text(16)),
    language: gameLanguage,
    ...gamePageFields,
    /** Ignored: the session decides who asks. */
    username: ignored,
    token: z.optional(text(4096)),
  }),
  value: z.strictObject({
    rooms: z.array(
      z.strictObject({
        roomId: string(),
        nodeId: string(),
        name: string(),
        vassalage: string(),
        vendorName: string(),
        icon: string(),
        /** The smallest stake in the brand's currency; null if the vendor does not state it. */
        minBet: z.nullable(amount),
        /** What payments count in; null for a game without rooms by stake. */
        unit: z.nullable(amount),
        /** Who sits there now; null if the vendor does not say. */
        players: z.nullable(z.number()),
        maintenance: z.boolean(),
        trial: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});
