import type { GameCategory } from '@lantern/contracts';
import type { Hub88Game } from '@lantern/contracts/hub88-wallet';
import type { VendorGame } from '../../../ports/vendor-game.ts';
import { securePicture } from '../published-games.ts';

/** By words of their categories, such as “Live Baccarat”; the first that fits. */
const kinds: readonly (readonly [RegExp, GameCategory, string | null])[] = [
  [/live/i, 'LIVE', null],
  [/fish/i, 'FISH', null],
  [/e-?sport/i, 'ESPORTS', null],
  [/sport/i, 'SPORTS', null],
  [/poker room|pvp/i, 'PVP', null],
  [/slot/i, 'RNG', 'slot'],
  [/dice/i, 'RNG', 'dice'],
  [/crash|arcade|instant/i, 'RNG', 'arcade'],
  [/card|poker|blackjack|baccarat/i, 'RNG', 'card'],
  [/table|roulette/i, 'RNG', 'table'],
  [/lott|keno|bingo/i, 'RNG', 'lottery'],
];

/** Hub88's list of games, without those that are disabled. Stakes are not part of it. */
export const hub88Catalogue = (games: readonly Hub88Game[]): VendorGame[] =>
  games
    .filter(({ enabled }) => enabled !== false)
    .map((game) => {
      const kind = kinds.find(([words]) => words.test(game.category));
      return {
        code: game.game_code,
        names: { en: game.name },
        category: kind?.[1] ?? 'RNG',
        classify: kind?.[2] ?? null,
        rtp: percentOf(game.rtp),
        trial: game.demo_game_support ?? false,
        minBets: null,
        maxBets: null,
        volatility: null,
        lines: game.paylines || null,
        picture: securePicture(game.url_thumb),
      };
    });

/** They state it as `96.5`, or not at all. */
function percentOf(rtp: string | number | null | undefined): string | null {
  const percent = Number(rtp);
  return rtp && percent > 0 && percent <= 100 ? percent.toFixed(2) : null;
}
