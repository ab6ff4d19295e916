import { accepted, requireSignature } from '@lantern/outside';
import type { FastifyInstance } from 'fastify';
import type { StakeLimits } from '../games/game.ts';
import { playables } from '../games/index.ts';
import { languages } from '../texts/languages.ts';

export interface CatalogueOptions {
  /** The key that the site signs with. */
  secret: string;
  publicUrl: string;
}

/** Every game, and how to open it. Amounts are in whole units of the currency. */
export function catalogueOf(publicUrl: string) {
  return playables.map(({ code, names, category, classify, rtp, limitsOf }) => {
    const limits = { VND: limitsOf('VND', 0), PHP: limitsOf('PHP', 0) };
    const each = (read: (of: StakeLimits) => bigint) => ({
      VND: String(read(limits.VND)),
      PHP: String(read(limits.PHP)),
    });
    return {
      ...{ code, names, category, classify, rtp },
      platforms: ['desktop', 'mobile'],
      languages,
      trial: true,
      minBet: each(({ minimum }) => minimum),
      maxBet: each(({ maximum }) => maximum),
      maxWin: each(({ cap }) => cap),
      art: new URL(`/art/${code}.svg`, publicUrl).href,
      launchUrl: new URL(`/play/${code}`, publicUrl).href,
    };
  });
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
