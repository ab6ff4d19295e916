import type { publishedGame } from '@lantern/contracts/seamless-wallet';
import { currencyDigits, knownCurrencies } from '@lantern/rules';
import type * as z from 'zod/mini';
import type { VendorGame } from '../../ports/vendor-game.ts';

/** The games of our own protocols, with amounts in minor units. */
export const publishedGames = (games: readonly z.infer<typeof publishedGame>[]): VendorGame[] =>
  games.map((game) => ({
    code: game.code,
    names: game.names,
    category: game.category,
    classify: game.classify ?? null,
    rtp: game.rtp ?? null,
    trial: game.trial,
    minBets: minorUnits(game.minBet),
    maxBets: minorUnits(game.maxBet),
    volatility: game.volatility ?? null,
    lines: game.lines ?? null,
    picture: securePicture(game.art),
  }));

/** Pictures are shown on pages over TLS. */
export const securePicture = (address: string | null | undefined): string | null =>
  address && URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;

/** @throws Error for an amount with more decimal places than its currency has */
function minorUnits(amounts: Record<string, string> | undefined): Record<string, string> | null {
  if (!amounts) return null;
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([currency, amount]) => {
      if (!knownCurrencies.some((known) => known === currency)) return [];
      const digits = currencyDigits(currency);
      const [whole = '0', part = ''] = amount.split('.');
      if (part.length > digits) throw new Error('The vendor published a fraction of a minor unit.');
      return [[currency, BigInt(whole + part.padEnd(digits, '0')).toString()]];
    }),
  );
}
