import { brassCompass } from './brass-compass/rules.ts';
import { carpLeap } from './carp-leap/rules.ts';
import { dice } from './dice/rules.ts';
import type { AnyGame } from './game.ts';
import { hilo } from './hilo/rules.ts';
import { keno } from './keno/rules.ts';
import { limbo } from './limbo/rules.ts';
import { luckyBowl } from './lucky-bowl/rules.ts';
import { marketBoats } from './market-boats/rules.ts';
import { mines } from './mines/rules.ts';
import { moonFeast } from './moon-feast/rules.ts';
import { pearlTides } from './pearl-tides/rules.ts';
import { plinko } from './plinko/rules.ts';
import { springFair } from './spring-fair/rules.ts';
import { wheel } from './wheel/rules.ts';

/** Every game of the house, in the order of the catalogue. */
export const games: readonly AnyGame[] = [
  ...[luckyBowl, dice, limbo, mines],
  ...[plinko, keno, wheel, hilo],
  ...[carpLeap, moonFeast, brassCompass],
  ...[pearlTides, marketBoats, springFair],
];

/** The game with this code. @throws RangeError for a code that no game has */
export function gameOf(code: string): AnyGame {
  const game = games.find((one) => one.code === code);
  if (!game) throw new RangeError(`there is no game ${code}`);
  return game;
}
