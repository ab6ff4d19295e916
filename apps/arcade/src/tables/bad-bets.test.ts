import { describe, expect } from 'vitest';
import { accepted, newKey, openPage, refusedWith } from '../../testing/page.ts';
import { betStates, endState, openTable, ownBets, placeBet } from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import type { World } from '../../testing/world.ts';
import { tableOf, tables } from '../games/index.ts';

const spotOf = (code: string): string => {
  const { tickets, spots } = tableOf(code);
  return tickets ? '0h' : (spots[0]?.code ?? '');
};

/** Another session at a table: of the same player, or of a new one. */
async function openAnother({ operator }: World, url: string, game: string, playerId?: string) {
  const { ledger } = operator;
  const token = playerId ? ledger.launchAgain(playerId) : ledger.launch().token;
  return accepted(await openPage(url).open(token, game)).session;
}

// A flight takes one bet of a player, and has rows of its own.
const codes = tables.filter(({ flight }) => !flight).map(({ code }) => code);

describe.each(codes)('K-rows: a bad bet at %s', (code) => {
  const stake = (amount: string) => ({ [spotOf(code)]: amount });

  test.for([
    ['below the minimum', '1', 'stakes_not_allowed'],
    ['above the maximum', '999999999999', 'stakes_not_allowed'],
    ['of zero', '0', 'invalid_input'],
    ['of a negative amount', '-1000', 'invalid_input'],
    ['of a fraction', '1000.5', 'invalid_input'],
  ] as const)('%s is refused and writes nothing', async ([_, amount, refusal], { world }) => {
    const { url, session, roundId } = await openTable(world, code);
    const refused = await placeBet(url, session, roundId, stake(amount));
    expect([refused.status, refusedWith(refused)]).toEqual([400, refusal]);
    expect([await betStates(world), world.operator.calls('bet')]).toEqual([[], []]);
  });

  test('sent twice is one bet, and after the betting none', async ({ world }) => {
    const { url, session, player, page, roundId } = await openTable(world, code);
    const key = newKey();
    const send = () => placeBet(url, session, roundId, stake('1000'), key);
    const sent = await Promise.all([send(), send()]);
    expect(new Set(sent.map((one) => accepted(one).betId)).size).toBe(1);
    await endState(world.database.pool);
    await page.until('closed');
    const late = await placeBet(url, session, roundId, stake('1000'));
    expect([late.status, refusedWith(late)]).toEqual([409, 'betting_closed']);
    expect([player.balance, world.operator.calls('bet').length]).toEqual([999_000n, 1]);
  });

  test('of two tabs at once stays within the limit of the player', async ({ world }) => {
    const { url, session, player, roundId } = await openTable(world, code);
    player.balance = 1_000_000_000n;
    const tab = await openAnother(world, url, code, player.id);
    const { maximum } = tableOf(code).limitsOf('VND', 0);
    const most = String((maximum * 6n) / 10n);
    const both = await Promise.all(
      [session, tab].map((from) => placeBet(url, from, roundId, stake(most))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(player.balance).toBe(1_000_000_000n - BigInt(most));
  });

  test('in the session of another player is that player’s, and in no other game', async ({
    world,
  }) => {
    const { url, session, player, roundId } = await openTable(world, code);
    const stranger = await openAnother(world, url, code);
    accepted(await placeBet(url, stranger, roundId, stake('1000')));
    expect(accepted(await ownBets(url, session)).bets).toEqual([]);
    expect(player.balance).toBe(1_000_000n);
    const elsewhere = await openAnother(world, url, 'dice', player.id);
    const refuse = async (from: string) =>
      refusedWith(await placeBet(url, from, roundId, stake('1000')));
    expect(await refuse(elsewhere)).toBe('wrong_game');
    expect(await refuse('A'.repeat(43))).toBe('session_over');
  });

  test('in a flood is refused with 429, and others go on', async ({ world }) => {
    const { url, session, roundId } = await openTable(world, code);
    const other = await openAnother(world, url, code);
    let status = 400;
    for (let count = 0; count < 320 && status !== 429; count += 1)
      ({ status } = await placeBet(url, session, roundId, stake('1')));
    expect(status).toBe(429);
    expect(accepted(await placeBet(url, other, roundId, stake('1000'))).state).toBe('open');
  });
});
