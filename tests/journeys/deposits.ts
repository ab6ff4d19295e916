import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';
import { above } from './inside.ts';
import { newStaff } from './withdrawals.ts';

/** The payment instructions of a page of the site. */
export interface Shown {
  reference: string;
  instructions: { payload: string; address: string };
}

/** Chooses a method and a preset. */
async function choose(page: Page, method: RegExp, preset: string): Promise<void> {
  await page.goto(above('centre=depositv2'));
  const radio = page.getByRole('radio', { name: method });
  // The centre may still move when the click arrives.
  await expect(async () => {
    await radio.check({ force: true });
    await expect(radio).toBeChecked();
  }).toPass();
  await page.getByRole('button', { name: preset, exact: true }).click();
}

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Chooses a method and a preset, and continues. */
export async function ask(page: Page, method: RegExp, preset: string): Promise<void> {
  await choose(page, method, preset);
  await proceed(page);
}

/** The same, for a method without a gateway page. Returns the payment instructions. */
export async function askHere(page: Page, method: RegExp, preset: string): Promise<Shown> {
  await choose(page, method, preset);
  const asked = page.waitForResponse(
    (reply) => reply.url().endsWith('/wps/cash/deposits') && reply.request().method() === 'POST',
  );
  await proceed(page);
  return ((await (await asked).json()) as { value: Shown }).value;
}

/**
 * Pays a code or an address outside of this browser, as a banking app or a crypto wallet does.
 */
export async function payElsewhere(page: Page, code: string): Promise<void> {
  const scanned = await fetch(`${await gatewayOf(page)}/scan`, {
    method: 'POST',
    body: new URLSearchParams({ code }),
  });
  await fetch(scanned.url, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
}

/** The address of the payment gateway stand-in, from a deposit by redirect. */
async function gatewayOf(page: Page): Promise<string> {
  const address = await page.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${sessionStorage.getItem('token')}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    };
    const body = JSON.stringify({ method: 'online', amount: '50000', currency: 'VND' });
    const reply = await fetch('/wps/cash/deposits', { method: 'POST', headers, body });
    return ((await reply.json()) as { value: { instructions: { payUrl: string } } }).value
      .instructions.payUrl;
  });
  return new URL(address).origin;
}

const id = '(select id from deposit where reference = $1)';

/** Two of the staff match a transfer of another amount in the brand's bank account. */
export async function matchTransfer(reference: string, amount: string): Promise<void> {
  const [one, other] = [await newStaff(), await newStaff()];
  await query(`select deposit_match(${id}, $2, $3::bigint, 'FT' || $1, 'found at the bank', $1)`, [
    reference,
    one,
    amount,
  ]);
  await query(
    `select deposit_carry_out(l.p), proposal_close((l.p).id, $2, 'approved', 'agreed')
       from proposal o cross join lateral proposal_approvable(o.id, $2) l
      where o.subject = $1 and o.status = 'open' and l.verdict = 'open'`,
    [reference, other],
  );
}

/** Staff reject a transfer. */
export async function rejectTransfer(reference: string, reason: string): Promise<void> {
  await query(`select deposit_reject(${id}, $2, $3)`, [reference, await newStaff(), reason]);
}
