import { expect } from '@playwright/test';
import { test } from './brand.ts';
import { query } from './database.ts';
import { above } from './inside.ts';
import { enter } from './members.ts';
import { hire } from './staff.ts';
import { openBy } from './tables.ts';

/** Grants free rounds on Carp Leap, as `free_round_offer` does for a person of the staff. */
async function grant(username: string, rounds: number): Promise<void> {
  const person = await hire('lantern', 'cashier');
  const terms = { games: ['BGS:carp-leap'], value: '1000', rounds, days: 7 };
  const [answer] = await query<{ verdict: string }>(
    `select free_round_offer(b.id, s.id, m.id, $3, 'A round broke off', 'a journey') as verdict
       from brand b join staff s on s.brand_id = b.id and s.username = $1
       join member m on m.brand_id = b.id and m.username = $2 where b.code = 'lantern'`,
    [person, username, JSON.stringify(terms)],
  );
  expect(answer).toEqual({ verdict: 'granted' });
}

test('GAM-25 PRO-04 a member plays free rounds to the last one', {
  tag: '@phone',
}, async ({ page }) => {
  const { username } = await enter(page, 'lantern');
  await grant(username, 2);
  await page.goto(above('centre=rewardCenter'));
  const rounds = page.getByRole('region', { name: 'Free rounds' });
  await expect(rounds.getByText('2 of 2 left')).toBeVisible();
  await expect(rounds.getByRole('button', { name: 'Carp Leap' })).toBeVisible();

  await page.goto('/rng');
  const game = await openBy(page, /^Play Carp Leap\b/);
  await game.getByRole('button', { name: /Fast$/ }).click();
  await expect(game.getByText('Free rounds left: 2')).toBeVisible();
  await game.getByRole('button', { name: /^Free round/ }).click();
  await expect(game.getByText('Free rounds left: 1')).toBeVisible();
  await game.getByRole('button', { name: /^Free round/ }).click();
  await expect(game.getByText('There are no free rounds left.')).toBeVisible();
  await expect(game.getByText(/^Free rounds left/)).toBeHidden();

  await page.goto(above('centre=rewardCenter'));
  await expect(rounds.getByText('All played')).toBeVisible();
  const [row] = await query<{ used: number; staked: string }>(
    `select g.used, (select sum(r.stake)::text from game_round r where r.member_id = m.id) as staked
       from member m join free_round_grant g on g.member_id = m.id where m.username = $1`,
    [username],
  );
  expect(row).toEqual({ used: 2, staked: '0' });
});
