import type { StakeLimits } from '../games/game.ts';
import { playables } from '../games/index.ts';

import { languages } from '../texts/languages.ts';

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
