import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { games } from '../src/games/index.ts';
import type { CascadesGame } from '../src/games/slots/cascades/cascades-game.ts';
import { simulate } from '../src/games/slots/cascades/simulate.ts';
import known from '../src/games/slots/cascades/simulated.json' with { type: 'json' };

// node tools/simulate-slots.ts <code>...: plays 100 million rounds of slots with cascades, about
// five minutes each, and stores what they paid. Their rules state the figures.

const rounds = 100_000_000;
const seed = 20_261_123;
const file = path.resolve(import.meta.dirname, '../src/games/slots/cascades/simulated.json');

const isCascades = (game: object | undefined): game is CascadesGame =>
  game !== undefined && 'machine' in game && 'freeTimes' in (game.machine as object);

const results: Record<string, object> = { ...known };
for (const code of process.argv.slice(2)) {
  const game = games.find((one) => one.code === code);
  if (!isCascades(game)) throw new Error(`${code} is no slot with cascades`);
  results[code] = simulate(game.machine, seed, rounds);
}
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
