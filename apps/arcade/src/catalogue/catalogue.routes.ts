import { accepted, requireSignature } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import { limitsOf } from '../game/limits.ts';
import { gameCode, gameNames } from '../game/lucky-bowl.ts';
import { returnToPlayer } from '../game/payout.ts';

export interface CatalogueOptions {
  /** The key that the site signs with. */
  secret: string;
  publicUrl: string;
}

/** The smallest stake in whole units of a currency. */
const minBetOf = (currency: string): string => String(limitsOf(currency, 0).chips[0]);

/** Every game, and how to open it. */
export function catalogueOf(publicUrl: string) {
  return [
    {
      code: gameCode,
      names: gameNames,
      category: 'INHOUSE',
      platforms: ['desktop', 'mobile'],
      languages: ['en', 'vi'],
      rtp: returnToPlayer,
      trial: true,
      minBet: { VND: minBetOf('VND'), PHP: minBetOf('PHP') },
      art: new URL(`/art/${gameCode}.svg`, publicUrl).href,
      launchUrl: new URL(`/play/${gameCode}`, publicUrl).href,
    },
  ];
}

/** `GET /api/catalogue`, signed by the site: the games that it can offer. */
export function catalogueRoutes(
  app: FastifyInstance,
  { secret, publicUrl }: CatalogueOptions,
): void {
  app.register(async (calls) => {
    requireSignature(calls, secret);
    calls.get('/api/catalogue', async () => accepted({ games: catalogueOf(publicUrl) }));
  });
}
