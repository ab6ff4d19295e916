import type { lotterySeeds, ValueOf } from '@lantern/contracts';
import { quicknet, timeOf } from '@lantern/draws/beacon';
import type { StaffCaller } from '../../caller.ts';
import { inLanguage } from '../content/index.ts';
import type { LotteryOfficeContext } from './context.ts';
import { findWaiting, listChains } from './seeds.store.ts';

/** Milliseconds after which a round should be at every source. */
const patience = 2000;

/** The beacon, asked now, and the seeds. A seed itself is never shown before its draw. */
export async function showSeeds(
  { db, clock, beacon }: LotteryOfficeContext,
  { language }: StaffCaller,
): Promise<ValueOf<typeof lotterySeeds>> {
  const { chain } = beacon;
  const since = clock.now().getTime() - patience - timeOf(chain, 1);
  const round = Math.max(1, Math.floor(since / (chain.period * 1000)) + 1);
  const [answered, waiting, chains] = await Promise.all([
    beacon.round(round).catch(() => undefined),
    findWaiting(db),
    listChains(db),
  ]);
  return {
    beacon: {
      ...{ chain: chain.hash, independent: chain.hash === quicknet.hash },
      ...{ round, answers: answered !== undefined },
      ...{ waiting: waiting.waiting, voidToday: waiting.voidToday },
      waitingSince: waiting.waitingSince?.toISOString() ?? null,
      lastDrawnAt: waiting.lastDrawnAt?.toISOString() ?? null,
    },
    chains: chains.map(({ names, since: began, ...one }) => ({
      ...one,
      gameName: inLanguage(names, language) ?? one.gameCode,
      since: began.toISOString(),
    })),
  };
}
