import { renderedPicture } from '@lantern/art';
import {
  gameCategory as categories,
  type Game,
  type GameCategory,
  type gameMenus,
  type ValueOf,
} from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import { textsOf } from '../../texts.ts';
import type { Brand } from '../brand/index.ts';
import { inLanguage } from '../content/index.ts';
import type { GameRow } from './games.store.ts';

const newFor = 30 * 24 * 3600 * 1000;

/** The game's name in the language, or its code. */
export const nameOf = ({ names, code }: Pick<GameRow, 'names' | 'code'>, language: string) =>
  inLanguage(names, language) ?? code;

export const iconOf = ({
  category,
  code,
  position,
}: Pick<GameRow, 'category' | 'code' | 'position'>) =>
  artAddress('game', `${category}.${code}.${position}`);

interface Look {
  brand: Brand;
  language: string;
  now: Date;
}

export function describeGame(row: GameRow, { brand, language, now }: Look): Game {
  const picture = renderedPicture(row.code, language);
  return {
    nodeId: row.nodeId,
    gameCode: row.code,
    name: nameOf(row, language),
    vassalage: row.vendorCode,
    vendorName: row.vendorName,
    gameType: row.category as GameCategory,
    icon: iconOf(row),
    ...(picture && { picture }),
    isHot: row.hot ? 1 : 0,
    isNew: now.getTime() - row.createdAt.getTime() < newFor,
    maintenance: row.maintenance,
    rtp: row.rtp,
    trial: row.trial,
    gameClassify: row.classify as Game['gameClassify'],
    minBet: row.minBets[brand.currency] ?? null,
    lineNum: row.lineNum,
  };
}

const texts = textsOf<{ category: Record<GameCategory, string> }>('games');

/** The categories that have games, in the order of the contract. */
export function describeMenus(
  rows: readonly GameRow[],
  language: string,
): ValueOf<typeof gameMenus> {
  return categories.options.flatMap((gameCategory) => {
    const games = rows.filter((row) => row.category === gameCategory);
    if (games.length === 0) return [];
    const title = (texts.get(language) ?? texts.get('en'))?.category[gameCategory] ?? gameCategory;
    const vendors = vendorsOf(games);
    return [
      {
        gameCategory,
        title,
        cards: vendors.map(({ vassalage, name, own }) => ({
          vassalage,
          name,
          isHot: own.some(({ hot }) => hot) ? 1 : 0,
          smallIcon: artAddress('vendor', vassalage),
        })),
        vendors: vendors.map(({ vassalage, name, own }) => ({
          vassalage,
          name,
          games: own.length,
        })),
      },
    ];
  });
}

function vendorsOf(games: readonly GameRow[]) {
  const codes = [...new Set(games.map(({ vendorCode }) => vendorCode))];
  return codes.map((vassalage) => {
    const own = games.filter(({ vendorCode }) => vendorCode === vassalage);
    return { vassalage, name: own[0]?.vendorName ?? vassalage, own };
  });
}
