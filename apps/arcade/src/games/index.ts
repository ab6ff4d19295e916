import { baccarat } from './baccarat/rules.ts';
import { brassCompass } from './brass-compass/rules.ts';
import { carpLeap } from './carp-leap/rules.ts';
import { crash } from './crash/rules.ts';
import { dice } from './dice/rules.ts';
import { dragonTiger } from './dragon-tiger/rules.ts';
import { duel } from './duel/rules.ts';
import type { AnyGame } from './game.ts';
import { hilo } from './hilo/rules.ts';
import { keno } from './keno/rules.ts';
import { limbo } from './limbo/rules.ts';
import { luckyBowl } from './lucky-bowl/rules.ts';
import { marketBoats } from './market-boats/rules.ts';
import { mines } from './mines/rules.ts';
import { moonFeast } from './moon-feast/rules.ts';
import { neonArena } from './neon-arena/rules.ts';
import { pearlTides } from './pearl-tides/rules.ts';
import { plinko } from './plinko/rules.ts';
import { reefHunt } from './reef-hunt/rules.ts';
import { riversLeague } from './rivers-league/rules.ts';
import type { RoomGame } from './room-game.ts';
import { roulette } from './roulette/rules.ts';
import { sicBo } from './sic-bo/rules.ts';
import { springFair } from './spring-fair/rules.ts';
import type { AnyTable } from './table-game.ts';
import { tienLen } from './tien-len/rules.ts';
import { wheel } from './wheel/rules.ts';
import { xocDia } from './xoc-dia/rules.ts';

/** Every game of the house, in the order of the catalogue. */
export const games: readonly AnyGame[] = [
  ...[luckyBowl, dice, limbo, mines],
  ...[plinko, keno, wheel, hilo],
  ...[carpLeap, moonFeast, brassCompass],
  ...[pearlTides, marketBoats, springFair],
  reefHunt,
];

/** The game with this code. @throws RangeError for a code that no game has */
export function gameOf(code: string): AnyGame {
  const game = games.find((one) => one.code === code);
  if (!game) throw new RangeError(`there is no game ${code}`);
  return game;
}

/** The games whose rounds all players share, in the order of the catalogue. */
export const tables: readonly AnyTable[] = [
  ...[baccarat, dragonTiger, sicBo, xocDia, roulette],
  ...[crash, duel, riversLeague, neonArena],
];

/** The card games that players play against each other. */
export const roomGames: readonly RoomGame[] = [tienLen];

export type Playable = AnyGame | AnyTable | RoomGame;

/** Everything that a player can open and the verifier can check. */
export const playables: readonly Playable[] = [...games, ...tables, ...roomGames];

export const findTable = (code: string): AnyTable | undefined =>
  tables.find((one) => one.code === code);

/** The table with this code. @throws RangeError for a code that no table has */
export function tableOf(code: string): AnyTable {
  const table = findTable(code);
  if (!table) throw new RangeError(`there is no table ${code}`);
  return table;
}

/** Whatever has this code. @throws RangeError for a code that nothing has */
export const playableOf = (code: string): Playable =>
  roomGames.find((one) => one.code === code) ?? findTable(code) ?? gameOf(code);
