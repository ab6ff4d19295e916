import {
  gameCategory as categories,
  type Game,
  type GameCategory,
  type gameMenus,
  type ValueOf,
} from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import type { GameRow } from './games.store.ts';

const newFor = 30 * 24 * 3600 * 1000;

export function describeGame(row: GameRow, language: string, now: Date): Game {
  return {
    nodeId: row.nodeId,
    gameCode: row.code,
    name: row.names[language] ?? row.names.en ?? row.code,
    vassalage: row.vendorCode,
    vendorName: row.vendorName,
    gameType: row.category as GameCategory,
    icon: artAddress('game', `${row.category}.${row.code}.${row.position}`),
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
