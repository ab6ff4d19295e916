import { tableTexts } from '../page/table/texts.ts';
import { baccaratTexts } from './baccarat/texts.ts';
import { brassCompassTexts } from './brass-compass/texts.ts';
import { carpLeapTexts } from './carp-leap/texts.ts';
import { crashTexts } from './crash/texts.ts';
import { diceTexts } from './dice/texts.ts';
import { dragonTigerTexts } from './dragon-tiger/texts.ts';
import { duelTexts } from './duel/texts.ts';
import { hiloTexts } from './hilo/texts.ts';
import { kenoTexts } from './keno/texts.ts';
import { leagueTexts } from './league/texts.ts';
import { limboTexts } from './limbo/texts.ts';
import { marketBoatsTexts } from './market-boats/texts.ts';
import { minesTexts } from './mines/texts.ts';
import { moonFeastTexts } from './moon-feast/texts.ts';
import { neonArenaTexts } from './neon-arena/texts.ts';
import { pearlTidesTexts } from './pearl-tides/texts.ts';
import { plinkoTexts } from './plinko/texts.ts';
import { reefHuntTexts } from './reef-hunt/texts.ts';
import { riversLeagueTexts } from './rivers-league/texts.ts';
import { rouletteTexts } from './roulette/texts.ts';
import { sicBoTexts } from './sic-bo/texts.ts';
import { slotTexts } from './slots/texts.ts';
import { springFairTexts } from './spring-fair/texts.ts';
import { tienLenTexts } from './tien-len/texts.ts';
import { wheelTexts } from './wheel/texts.ts';
import { xocDiaTexts } from './xoc-dia/texts.ts';

/** The texts of the games in the shared frame; each game has the same keys in every language. */
export const gameTexts = {
  en: {
    ...{ ...diceTexts.en, ...limboTexts.en, ...minesTexts.en, ...plinkoTexts.en },
    ...{ ...kenoTexts.en, ...wheelTexts.en, ...hiloTexts.en },
    ...{ ...slotTexts.en, ...carpLeapTexts.en, ...moonFeastTexts.en, ...brassCompassTexts.en },
    ...{ ...pearlTidesTexts.en, ...marketBoatsTexts.en, ...springFairTexts.en },
    ...{ ...tableTexts.en, ...baccaratTexts.en, ...dragonTigerTexts.en },
    ...{ ...sicBoTexts.en, ...xocDiaTexts.en, ...rouletteTexts.en },
    ...{ ...crashTexts.en, ...duelTexts.en, ...tienLenTexts.en },
    ...{ ...leagueTexts.en, ...riversLeagueTexts.en, ...neonArenaTexts.en },
    ...reefHuntTexts.en,
  },
  vi: {
    ...{ ...diceTexts.vi, ...limboTexts.vi, ...minesTexts.vi, ...plinkoTexts.vi },
    ...{ ...kenoTexts.vi, ...wheelTexts.vi, ...hiloTexts.vi },
    ...{ ...slotTexts.vi, ...carpLeapTexts.vi, ...moonFeastTexts.vi, ...brassCompassTexts.vi },
    ...{ ...pearlTidesTexts.vi, ...marketBoatsTexts.vi, ...springFairTexts.vi },
    ...{ ...tableTexts.vi, ...baccaratTexts.vi, ...dragonTigerTexts.vi },
    ...{ ...sicBoTexts.vi, ...xocDiaTexts.vi, ...rouletteTexts.vi },
    ...{ ...crashTexts.vi, ...duelTexts.vi, ...tienLenTexts.vi },
    ...{ ...leagueTexts.vi, ...riversLeagueTexts.vi, ...neonArenaTexts.vi },
    ...reefHuntTexts.vi,
  },
} as const;
