import { hash } from '@node-rs/argon2';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';

export const paymentPassword = '482915';
const paymentHash = hash(paymentPassword);

/** Money that the house gives, in minor units, and a payment password. */
export async function equip(username: string, amount: string): Promise<void> {
  await query(
    `update member_profile set payment_password_hash = $2
      where member_id = (select id from member where username = $1)`,
    [username, await paymentHash],
  );
  await query(
    `select l.verdict from member m
       join purse p on p.member_id = m.id and p.purpose = 'main'
       join purse h on h.brand_id = m.brand_id and h.purpose = 'house_opening'
      cross join lateral ledger_post(array[1], array['journey:' || m.id], array[h.id], array[p.id],
                                     array[$2::bigint],
                                     array['opening_balance'], array[now()]) l
      where m.username = $1`,
    [username, amount],
  );
}

/**
 * As if a member had come by another one's invitation: who stands above is decided at the
 * registration, and never again.
 */
export const placeBelow = (username: string, upline: string) =>
  query(`set session_replication_role = replica;
         update member set upline_id = (select id from member where username = '${upline}')
          where username = '${username}';
         select line_link_above(id, upline_id, '-infinity') from member
          where username = '${username}'`);

/** The address by which the member of a page opens a game of a vendor. */
export const launchAddress = (page: Page, vendor: string, game: string): Promise<string> =>
  page.evaluate(
    async ([code, node]) => {
      const address = `/wps/game/launchGame?nodeId=${code}%3A${node}&vassalage=${code}`;
      const headers = { authorization: `Bearer ${sessionStorage.getItem('token')}` };
      const { value } = (await (await fetch(address, { headers })).json()) as {
        value: { game_url: string };
      };
      return value.game_url;
    },
    [vendor, game] as const,
  );

/** The origin of the vendor with wallets of its own, read from the address of its game. */
async function parlourOf(page: Page): Promise<{ origin: string; playerId: string }> {
  const { origin } = new URL(await launchAddress(page, 'PLR', 'moon-dice'));
  const playerId = await page.evaluate(() => sessionStorage.getItem('customerId') ?? '');
  return { origin, playerId };
}

/**
 * Gives a function that puts the vendor in a mood for the next transfer of this member. A launch
 * may move money, so ask for it before there is any.
 */
export async function moodsOf(page: Page): Promise<(mood: string) => Promise<void>> {
  await page.goto('/helpmc');
  const { origin, playerId } = await parlourOf(page);
  return async (mood) => {
    const answer = await fetch(`${origin}/desk/mood`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mood, transfers: 1, playerId }),
    });
    expect(answer.ok).toBe(true);
  };
}

/**
 * As if the vendor answered no question about this member, neither of the page nor of the worker,
 * until the function that is given back is called.
 */
export async function silence(page: Page, username: string): Promise<() => Promise<void>> {
  const questions = '**/wps/relay/GCS_merchantWallet*';
  const value = {
    currency: 'VND',
    asked: new Date().toISOString(),
    wallets: [{ vassalage: 'PLR', name: 'Moon Parlour', balance: null }],
  };
  await page.route(questions, (route) => route.fulfill({ json: { success: true, value } }));
  await silenceWorker(username);
  return async () => {
    await query(`drop function silence_${username} cascade`);
    await page.unroute(questions);
  };
}

/** The worker may ask at any moment: it takes no transfer that it cannot mark as asked about. */
const silenceWorker = (username: string) =>
  query(`create function silence_${username}() returns trigger language plpgsql
           as 'begin return null; end';
         do $$ begin
           execute format(
             'create trigger silence_${username} before update of asked_at on wallet_transfer
                for each row when (new.member_id = %L) execute function silence_${username}()',
             (select id from member where username = '${username}'));
         end $$`);

/** Confirms a transfer along the line with the payment password. */
export async function confirmSending(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Send/ });
  await dialog.getByLabel(/^Payment password/).fill(paymentPassword);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
}
