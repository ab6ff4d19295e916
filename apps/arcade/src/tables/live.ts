import type { Context } from '../context.ts';
import { tableOf } from '../games/index.ts';
import type { LiveView } from '../wire/tables.ts';
import { clockOf, type TablePaces } from './clock.ts';
import { seedsOfRound } from './seeds.ts';
import type { CurrentRound } from './table.store.ts';

/** What has happened in a live round until now; null for other rounds. */
export async function liveOf(
  { database }: Context,
  paces: TablePaces,
  round: CurrentRound | undefined,
): Promise<LiveView | null> {
  if (round?.state !== 'live') return null;
  const { live } = tableOf(round.game);
  if (!live) return null;
  const ms = clockOf(round.game, paces).liveMs;
  const part = Math.min(1, Math.max(0, 1 + round.lateMs / ms));
  return { ms, shown: live.show(await seedsOfRound(database, round), part) };
}
