import { verify } from '@lantern/signing';
import type { FastifyInstance } from 'fastify';
import { limitsOf } from '../game/limits.ts';
import { gameCode, gameNames } from '../game/lucky-bowl.ts';
import { returnToPlayer } from '../game/payout.ts';
import { Refusal } from '../refusal.ts';

export interface CatalogueOptions {
  /** The key with which the site signs its call. */
  secret: string;
  publicUrl: string;
}

/** The smallest stake in whole units of a currency. */
const minBetOf = (currency: string): string => String(limitsOf(currency, 0).chips[0]);

/** Every game that a site can offer, and how to open it. */
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

/** `GET /api/catalogue`, signed by the site: what it can offer to its members. */
export function catalogueRoutes(
  app: FastifyInstance,
  { secret, publicUrl }: CatalogueOptions,
): void {
  app.get('/api/catalogue', async (request) => {
    const message = { method: 'GET', path: request.url, body: '' };
    if (verify([secret], message, request.headers, Date.now()) !== 'valid')
      throw new Refusal('bad_signature');
    return { success: true, value: { games: catalogueOf(publicUrl) } };
  });
}
