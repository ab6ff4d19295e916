import type { SessionValue } from '@lantern/contracts';
import { expect, vi } from 'vitest';
import { rollUpFigures } from '../src/modules/figures/index.ts';
import { LineMember } from './line-members.ts';
import { type MoneyBody, Player, verdictOf } from './player.ts';
import type { TestSite } from './test-site.ts';

/** Rolls up everything that has been settled until now, as the worker does continuously. */
export async function rollUpAll(site: TestSite): Promise<void> {
  const [{ now } = { now: '' }] = await site.query<{ now: string }>(
    'select clock_timestamp()::text as now',
  );
  // Transactions of other databases on this server may delay it.
  await vi.waitUntil(
    async () => {
      await rollUpFigures(site.site);
      const [row] = await site.query<{ done: boolean }>(
        'select complete_until >= $1::timestamptz as done from figure_cursor',
        [now],
      );
      return row?.done === true;
    },
    { timeout: 100_000, interval: 20 },
  );
}

export interface Figures {
  rounds: string;
  stakes: string;
  turnover: string;
  wins: string;
  deposits: string;
  withdrawals: string;
  fees: string;
  rebates: string;
  registrations: string;
  firstDeposits: string;
}

/** The sums of all days of a member, or of the team below. */
export async function figuresOf(
  site: TestSite,
  id: string,
  table: 'member_day' | 'team_day' = 'member_day',
): Promise<Figures | undefined> {
  const sums = [
    ...['rounds', 'stakes', 'turnover', 'wins', 'deposits', 'withdrawals', 'fees'],
    ...['rebates', 'registrations', 'first_deposits'],
  ].map((name) => `coalesce(sum(${name}), 0)::text as ${name}`);
  const [row] = await site.query<Figures>(
    `select ${sums.join(', ')} from ${table}
      where ${table === 'member_day' ? 'member_id' : 'upline_id'} = $1`,
    [id],
  );
  return row;
}

/** A player below an upline, with money. */
export async function playerBelow(site: TestSite, upline: LineMember): Promise<Player> {
  const { id: customerId, token } = await LineMember.below(site, upline);
  return new Player(site, { customerId, token } as SessionValue, await site.openGame(token));
}

/** A bet that has ended, by default of 1,000 and lost. */
export async function playRound(
  site: TestSite,
  player: Player,
  { amount = '1000', win = '0' } = {},
): Promise<{ bet: MoneyBody; win: MoneyBody }> {
  const bet = player.bet({ amount });
  const ending = player.win(bet, { amount: win, roundClosed: true });
  expect(verdictOf(await site.vendorCall('bet', bet))).toBe('ok');
  expect(verdictOf(await site.vendorCall('win', ending))).toBe('ok');
  return { bet, win: ending };
}
