import { setTimeout as wait } from 'node:timers/promises';
import type { roundsRequest, roundsValue } from '@lantern/contracts/transfer-wallet';
import type * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { type ChangedRound, changedRounds, describeRound } from './feed.store.ts';

type Page = z.infer<typeof roundsValue>;

/** How many earlier rounds the mood `twice` repeats. */
const repeated = 5n;

/** A page of the changed rounds, in the mood that was set at the desk. */
export async function listRounds(
  { database, feed, hangMs, log }: Context,
  { after = '0', most }: z.infer<typeof roundsRequest>,
): Promise<Page> {
  if (!/^\d{1,18}$/.test(after)) throw new Refusal('invalid_input');
  const { since } = feed;
  const mood = feed.take();
  if (mood !== 'well') log.info({ mood }, 'a report of rounds in a mood');
  if (mood === 'hang') await wait(hangMs);
  const asked = new Date();
  if (mood === 'late') return pageOf(await before(database, after, most, since), after, since);
  if (mood === 'twice') {
    const from = BigInt(after) > repeated ? BigInt(after) - repeated : 0n;
    const half = await changedRounds(database, from.toString(), Math.ceil(most / 2));
    const page = pageOf(half, after, asked, half.length === Math.ceil(most / 2));
    return { ...page, ...withTotals([...page.rounds, ...page.rounds].slice(0, most)) };
  }
  const rows = await changedRounds(database, after, most);
  const page = pageOf(rows, after, asked, rows.length === most);
  if (mood === 'backwards') return { ...page, rounds: page.rounds.toReversed() };
  if (mood !== 'wrong') return page;
  const stake = (BigInt(page.totals.stake) + 1n).toString();
  return { ...page, totals: { ...page.totals, stake } };
}

/** The rounds of a page that were played before a moment, up to the first later one. */
async function before(database: Context['database'], after: string, most: number, since: Date) {
  const rows = await changedRounds(database, after, most);
  const later = rows.findIndex(({ createdAt }) => createdAt >= since);
  return later < 0 ? rows : rows.slice(0, later);
}

function pageOf(rows: readonly ChangedRound[], after: string, until: Date, more = false): Page {
  const last = rows.at(-1)?.changeNo ?? after;
  return {
    next: BigInt(last) > BigInt(after) ? last : after,
    more,
    completeUntil: until.toISOString(),
    ...withTotals(rows.map(describeRound)),
  };
}

function withTotals(rounds: Page['rounds']): Pick<Page, 'rounds' | 'totals'> {
  const sum = (of: 'stake' | 'payout') =>
    rounds.reduce((total, round) => total + BigInt(round[of]), 0n).toString();
  return { rounds, totals: { rounds: rounds.length, stake: sum('stake'), payout: sum('payout') } };
}
