import { heroOf, renderedPicture } from '@lantern/art';
import {
  gameCategory as categories,
  type Game,
  type GameCategory,
  gameClassifications,
  type gameMenus,
  type gameVendors,
  type ValueOf,
} from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import { textsOf } from '../../texts.ts';
import type { Brand } from '../brand/index.ts';
import { inLanguage } from '../content/index.ts';
import type { Shelf } from './catalogue.ts';
import type { GameRow } from './games.store.ts';

/** The game's name in the language, or its code. */
export const nameOf = ({ names, code }: Pick<GameRow, 'names' | 'code'>, language: string) =>
  inLanguage(names, language) ?? code;

export const iconOf = ({
  category,
  code,
  position,
}: Pick<GameRow, 'category' | 'code' | 'position'>) =>
  artAddress('game', `${category}.${code}.${position}`);

export const isNewGame = (
  { markedNew, createdAt }: Pick<GameRow, 'markedNew' | 'createdAt'>,
  newSince: Date,
): boolean => markedNew ?? createdAt > newSince;

/** The vendor's own picture, if it is on a host whose pictures the brand's pages may show. */
function vendorPicture({ picture }: GameRow, brand: Brand): string | undefined {
  const hosts = brand.settings.site.imageCdns.map((host) => new URL(host).origin);
  return picture !== null && hosts.includes(new URL(picture).origin) ? picture : undefined;
}

/** Fewer players are not shown: a number would tell who plays. */
const leastPlaying = 5;

const hasJackpot = ({ nodeId }: GameRow, { settings: { jackpot } }: Brand): boolean =>
  jackpot.open && jackpot.games.includes(nodeId);

interface Look {
  brand: Brand;
  language: string;
  newSince: Date;
}

export function describeGame(row: GameRow, { brand, language, newSince }: Look): Game {
  const picture = renderedPicture(row.code, language);
  return {
    nodeId: row.nodeId,
    gameCode: row.code,
    name: nameOf(row, language),
    vassalage: row.vendorCode,
    vendorName: row.vendorName,
    gameType: row.category as GameCategory,
    icon: (picture ? undefined : vendorPicture(row, brand)) ?? iconOf(row),
    ...(picture && { picture }),
    isHot: row.hot ? 1 : 0,
    isNew: isNewGame(row, newSince),
    maintenance: row.maintenance,
    rtp: row.rtp,
    trial: row.trial,
    gameClassify: row.classify as Game['gameClassify'],
    minBet: row.minBets[brand.currency] ?? null,
    maxBet: row.maxBets[brand.currency] ?? null,
    lineNum: row.lineNum,
    ...(hasJackpot(row, brand) && { jackpot: true as const }),
    ...(row.playing >= leastPlaying && !row.maintenance && { playing: row.playing }),
  };
}

const texts = textsOf<{ category: Record<GameCategory, string> }>('games');

/** What a card says of the only game of a vendor. */
function onlyGame(game: GameRow, language: string) {
  const hero = heroOf(game.code);
  const { nodeId } = game;
  return {
    isGame: 'GAME' as const,
    ...{ nodeId, gameName: nameOf(game, language), ...(hero && { hero }) },
  };
}

function cardOf({ vendorCode, vendorName, games, hot, first }: Shelf, language: string) {
  return {
    vassalage: vendorCode,
    name: vendorName,
    isHot: hot ? 1 : 0,
    smallIcon: artAddress('vendor', vendorCode),
    ...(games > 1 ? { isGame: 'VASSALAGE' as const, nodeId: null } : onlyGame(first, language)),
  };
}

/** The categories that have games of vendors or draws, in the order of the contract. */
export function describeMenus(
  shelves: readonly Shelf[],
  language: string,
  draws: boolean,
): ValueOf<typeof gameMenus> {
  return categories.options.flatMap((gameCategory) => {
    const own = shelves.filter(({ category }) => category === gameCategory);
    if (own.length === 0 && !(draws && gameCategory === 'ELOTT')) return [];
    const title = (texts.get(language) ?? texts.get('en'))?.category[gameCategory] ?? gameCategory;
    const vendors = own.map(({ vendorCode, vendorName, games }) => ({
      vassalage: vendorCode,
      name: vendorName,
      games,
    }));
    const kinds = gameClassifications.filter((kind) => own.some((one) => one.kinds.has(kind)));
    return [
      { gameCategory, title, cards: own.map((one) => cardOf(one, language)), kinds, vendors },
    ];
  });
}

/** Each vendor once, with the categories of its games in the order of the contract. */
export function describeLanes(
  shelves: readonly Shelf[],
  language: string,
): ValueOf<typeof gameVendors>['data']['lanes'] {
  return [...new Set(shelves.map(({ vendorCode }) => vendorCode))].flatMap((code) => {
    const own = shelves.filter(({ vendorCode }) => vendorCode === code);
    const [first] = own;
    if (!first) return [];
    const games = own.reduce((sum, shelf) => sum + shelf.games, 0);
    const hot = own.some((shelf) => shelf.hot);
    const gameTypes = categories.options.filter((category) =>
      own.some((shelf) => shelf.category === category),
    );
    return [{ ...cardOf({ ...first, games, hot }, language), games, gameTypes }];
  });
}
