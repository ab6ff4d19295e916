import type { ValueOf, winnerBoard } from '@lantern/contracts';
import { maskName } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { iconOf, nameOf } from '../games/index.ts';
import { findLatestWins, type WinRow } from './winners.store.ts';

const week = 7 * 24 * 3600 * 1000;
const shown = 20;

const describe = (row: WinRow, language: string) => ({
  player: maskName(row.username),
  game: nameOf(row, language),
  nodeId: row.nodeId,
  icon: iconOf(row),
  prize: row.win,
  currency: row.currency,
  at: row.endedAt.toISOString(),
});

export async function describeWinners(
  { db, clock }: Data,
  { brand, language }: VisitorCaller,
): Promise<ValueOf<typeof winnerBoard>> {
  const since = new Date(clock.now().getTime() - week);
  const rows = await findLatestWins(db, { brandId: brand.id, since, limit: shown });
  return { list: rows.map((row) => describe(row, language)) };
}
