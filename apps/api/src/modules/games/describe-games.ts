import {
  gameCategory as categories,
  type Game,
  type GameCategory,
  type gameMenus,
  type ValueOf,
} from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
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

export function describeGame(row: GameRow, language: string, now: Date): Game {
  return {
    nodeId: row.nodeId,
    gameCode: row.code,
    name: nameOf(row, language),
    vassalage: row.vendorCode,
    vendorName: row.vendorName,
    gameType: row.category as GameCategory,
    icon: iconOf(row),
    isHot: row.hot ? 1 : 0,
    isNew: now.getTime() - row.createdAt.getTime() < newFor,
    maintenance: row.maintenance,
    rtp: row.rtp,
    trial: row.trial,
  };
}

/** The categories that have games, in the order of the contract. */
export function describeMenus(rows: readonly GameRow[]): ValueOf<typeof gameMenus> {
  return categories.options.flatMap((gameCategory) => {
    const games = rows.filter((row) => row.category === gameCategory);
    const codes = [...new Set(games.map((row) => row.vendorCode))];
    const vendors = codes.map((vassalage) => {
      const own = games.filter((row) => row.vendorCode === vassalage);
      return { vassalage, name: own[0]?.vendorName ?? vassalage, games: own.length };
    });
    return vendors.length > 0 ? [{ gameCategory, vendors }] : [];
  });
}
