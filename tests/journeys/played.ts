import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inOneTransaction } from './database.ts';
import { launchAddress } from './wallets.ts';

/** What a round has cost and paid, in minor units. */
export interface Played {
  stake: string;
  payout: string;
}

/** The member of a page plays a round of Lucky Bowl by the calls of the game's page. */
export async function playRound(page: Page, stake: string): Promise<Played> {
  const { origin, searchParams } = new URL(await launchAddress(page, 'BGS', 'lucky-bowl'));
  const game = 'lucky-bowl';
  const call = async <Value>(path: string, body: object): Promise<Value> => {
    const reply = await fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await reply.json()) as { value: Value }).value;
  };
  const { session } = await call<{ session: string }>('open', {
    ...{ token: searchParams.get('token'), game },
  });
  const roundKey = randomBytes(16).toString('base64url');
  const { payout } = await call<{ payout: string }>('rounds', {
    ...{ session, game, roundKey, stake, choice: { crab: stake } },
  });
  return { stake, payout };
}

/**
 * A member does something now, and it counts at an earlier time, as if that had passed since. The
 * figures of all stand still until the rounds in it have been settled.
 */
export async function doneAt<Result>(
  member: string,
  at: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  return inOneTransaction(async (ask) => {
    // The roll-up passes while another transaction has it.
    await ask('select from figure_cursor for update');
    const result = await work();
    const own = 'member_id = $1 and settled_at >= now()';
    await expect
      .poll(() => ask(`select from figure_log where ${own} and kind = 'round'`, [member]))
      .not.toEqual([]);
    await ask('set local session_replication_role = replica');
    await ask(`update figure_log set settled_at = $2 where ${own}`, [member, at]);
    // A round never counts before it began: the proof of figures looks from there on.
    await ask(
      `with dated as (
         update game_round set started_at = $2, ended_at = $2
          where member_id = $1 and started_at >= now() returning id
       ) update game_round_key k set started_at = $2 from dated d where k.round_id = d.id`,
      [member, at],
    );
    return result;
  });
}
