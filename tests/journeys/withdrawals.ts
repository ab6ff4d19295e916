import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { query } from './database.ts';
import { above } from './inside.ts';
import { enter } from './members.ts';
import { equip, paymentPassword } from './wallets.ts';

/**
 * A new member who is logged in and may withdraw: with money that the house has given, a payment
 * password, and a bank account that is old enough. Answers the name.
 */
export async function enterWithMoney(page: Page, amount: string): Promise<string> {
  const { username } = await enter(page, 'lantern');
  await equip(username, amount);
  await query(
    `update member_profile set payee_name = 'NGUYEN VAN AN'
      where member_id = (select id from member where username = $1)`,
    [username],
  );
  await query(
    `insert into bank_account (id, brand_id, member_id, bank_code, holder_name, account_number,
                               last_digits, account_key, usable_at)
     select uuid_v7(), brand_id, id, 'VCB', 'NGUYEN VAN AN', 'locked', '4821', $2,
            now() - interval '1 day' from member where username = $1`,
    [username, randomBytes(32)],
  );
  return username;
}

/** Asks for so much on the page, and answers the reference under which it is known. */
export async function askForWithdrawal(page: Page, amount: string): Promise<string> {
  await page.goto(above('centre=withdraw'));
  const panel = page.getByRole('dialog', { name: 'Withdraw', exact: true });
  await panel.getByLabel(/^Amount to withdraw/).fill(amount);
  await panel.getByLabel(/^Payment password/).fill(paymentPassword);
  await submitOf(panel).click();
  await page.waitForURL(/reference=W-/);
  return new URL(page.url()).searchParams.get('reference') ?? '';
}

const submitOf = (panel: Locator) =>
  panel.locator('form').getByRole('button', { name: 'Withdraw', exact: true });

/** A staff member of `lantern` who acts by the functions of the database. */
export async function newStaff(): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into staff (id, brand_id, username, role, password_hash)
     select uuid_v7(), id, $1, 'owner', 'none' from brand where code = 'lantern' returning id`,
    [`s${randomBytes(6).toString('hex')}`],
  );
  return row?.id ?? '';
}

const id = '(select id from withdrawal where reference = $1)';

/** One of the staff approves a withdrawal, another one pays it at the bank. */
export async function payByHand(reference: string): Promise<void> {
  const [one, other] = [await newStaff(), await newStaff()];
  await query(`select withdrawal_approve(${id}, $2, 'looks right', $1)`, [reference, one]);
  await query(`select withdrawal_pay_by_hand(${id}, $2, 'FT' || $1, null)`, [reference, other]);
}

/** Two of the staff give back what has not arrived. */
export async function giveBack(reference: string): Promise<void> {
  const [one, other] = [await newStaff(), await newStaff()];
  await query(`select withdrawal_propose_end(${id}, $2, 'returned', 'the bank says so', $1)`, [
    reference,
    one,
  ]);
  await query(
    `select withdrawal_dispute_carry_out(l.p), proposal_close((l.p).id, $2, 'approved', 'agreed')
       from proposal o cross join lateral proposal_approvable(o.id, $2) l
      where o.subject = $1 and o.status = 'open' and l.verdict = 'open'`,
    [reference, other],
  );
}

/** The time for the member's word is over, and the job comes by. */
export async function letTimePass(reference: string): Promise<void> {
  await query('update withdrawal set confirm_by = now() where reference = $1', [reference]);
  await query('select withdrawal_receive_due(100)');
}
