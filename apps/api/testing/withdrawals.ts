import { randomInt } from 'node:crypto';
import {
  type BodyOf,
  disputeWithdrawal,
  endpoints,
  type Withdrawal,
  type WithdrawalDetail,
} from '@lantern/contracts';
import { hash } from '@node-rs/argon2';
import { credentialsOf } from './browsers.ts';
import { type Answer, readAnswer } from './client.ts';
import { bodyPart } from './feedback.ts';
import { formType, paint, writeForm } from './forms.ts';
import { hireStaff } from './staff.ts';
import { cheapHashes, freshName, type TestSite } from './test-site.ts';

const paymentPassword = '482915';
let paymentHash: Promise<string> | undefined;

/** A member of `lantern` with money, a payment password and a usable bank account. */
export interface Withdrawer {
  token: string;
  id: string;
  account: string;
}

export async function withdrawerWith(site: TestSite, balance: bigint): Promise<Withdrawer> {
  return readyToWithdraw(
    site,
    balance > 0n ? await site.memberWith(balance) : await site.register(),
  );
}

type Registered = Awaited<ReturnType<TestSite['register']>>;

export async function readyToWithdraw(site: TestSite, member: Registered): Promise<Withdrawer> {
  paymentHash ??= hash(paymentPassword, cheapHashes);
  await site.query('update member_profile set payment_password_hash = $2 where member_id = $1', [
    member.customerId,
    await paymentHash,
  ]);
  return { token: member.token, id: member.customerId, account: await bindAccount(site, member) };
}

/** Adds a bank account that is already usable; returns its id. */
export async function bindAccount(
  site: TestSite,
  { token, password }: { token: string; password: string },
  holderName = 'NGUYEN VAN AN',
): Promise<string> {
  const accountNumber = String(randomInt(1_000_000_000, 9_999_999_999));
  const body = { password, bankCode: 'VCB', holderName, accountNumber };
  const { value } = await site.client.call(endpoints.addBankAccount, { token, body });
  await site.query(
    "update bank_account set usable_at = now() - interval '1 minute' where id = $1",
    [value.id],
  );
  return value.id;
}

type Wish = Partial<BodyOf<typeof endpoints.requestWithdrawal>>;

/** Requests a withdrawal, by default of 200,000 without a fee and with a new key. */
export const askWithdrawal = (
  site: TestSite,
  { token, account }: Withdrawer,
  { body, key }: { body?: Wish | Record<string, unknown>; key?: string } = {},
) =>
  site.client.call(endpoints.requestWithdrawal, {
    token,
    key: key ?? freshName(),
    body: {
      account,
      amount: '200000',
      currency: 'VND',
      fee: '0',
      paymentPassword,
      ...body,
    } as BodyOf<typeof endpoints.requestWithdrawal>,
  });

/** A withdrawal in review. */
export const openWithdrawal = async (
  site: TestSite,
  member: Withdrawer,
  body: Wish = {},
): Promise<Withdrawal> => (await askWithdrawal(site, member, { body })).value;

export const termsOf = async (site: TestSite, token: string) =>
  (await site.client.call(endpoints.withdrawalTerms, { token })).value;

export const lookAt = async (
  site: TestSite,
  token: string,
  reference: string,
): Promise<WithdrawalDetail> =>
  (await site.client.call(endpoints.getWithdrawal, { token, query: { reference } })).value;

export const cancelIt = (site: TestSite, token: string, reference: string, key = freshName()) =>
  site.client.call(endpoints.cancelWithdrawal, { token, key, body: { reference } });

export const receiveIt = (site: TestSite, token: string, reference: string) =>
  site.client.call(endpoints.receiveWithdrawal, { token, body: { reference } });

/** Reports a missing or partial payout, by default with one picture. */
export async function disputeIt(
  site: TestSite,
  token: string,
  body: { reference: string; received?: string; remaining?: string } & Record<string, unknown>,
  files?: readonly Buffer[],
): Promise<Answer<WithdrawalDetail>> {
  const parts = [
    bodyPart({ received: '0', remaining: '200000', ...body }),
    ...(files ?? [await paint('png')]).map((bytes) => ({ bytes })),
  ];
  const sending = site.client.raw(disputeWithdrawal.method, disputeWithdrawal.path);
  return readAnswer(
    await sending.set(credentialsOf(token)).set('content-type', formType).send(writeForm(parts)),
  );
}

const idOf = 'select id from withdrawal where reference = $1';

/** Runs one of the functions `withdrawal_…` on a withdrawal; returns its verdict. */
export async function act(
  site: TestSite,
  name: string,
  reference: string,
  ...rest: unknown[]
): Promise<string> {
  const places = rest.map((_, at) => `, $${at + 2}`).join('');
  const [row] = await site.query<{ verdict: string }>(
    `select withdrawal_${name}((${idOf})${places}) as verdict`,
    [reference, ...rest],
  );
  return row?.verdict ?? '';
}

/** Approved by one person and paid by hand by another. */
export async function payOut(site: TestSite, reference: string): Promise<void> {
  const [{ id: staff }, { id: payer }] = [
    await hireStaff(site, 'owner'),
    await hireStaff(site, 'owner'),
  ];
  await act(site, 'approve', reference, staff, 'looks right', freshName());
  await act(site, 'pay_by_hand', reference, payer, freshName(), null);
}

/** A paid withdrawal that waits for the member's confirmation. */
export async function paidWithdrawal(
  site: TestSite,
  member: Withdrawer,
  body: Wish = {},
): Promise<Withdrawal> {
  const made = await openWithdrawal(site, member, body);
  await payOut(site, made.reference);
  return made;
}

/** The balance of each purse of a member. */
export async function pursesOf(site: TestSite, memberId: string): Promise<Record<string, bigint>> {
  const rows = await site.query<{ purpose: string; balance: string }>(
    'select purpose, balance::text from purse where member_id = $1',
    [memberId],
  );
  return Object.fromEntries(rows.map(({ purpose, balance }) => [purpose, BigInt(balance)]));
}

/** The number of a withdrawal's transfers, by kind. */
export async function transfersOf(
  site: TestSite,
  reference: string,
): Promise<Record<string, number>> {
  const rows = await site.query<{ kind: string; times: number }>(
    `select t.kind, count(*)::int as times from transfer t, (${idOf}) w
      where t.subject_id = w.id group by t.kind`,
    [reference],
  );
  return Object.fromEntries(rows.map(({ kind, times }) => [kind, times]));
}

export const statusOf = async (site: TestSite, reference: string): Promise<string> =>
  (
    await site.query<{ status: string }>('select status from withdrawal where reference = $1', [
      reference,
    ])
  )[0]?.status ?? '';

/** Puts a member into debt: a win is rolled back after it was spent. */
export async function owe(
  site: TestSite,
  { id }: Pick<Withdrawer, 'id'>,
  amount: bigint,
): Promise<void> {
  await site.query(
    `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
     select uuid_v7(), brand_id, id, 'receivable', currency, true from member where id = $1`,
    [id],
  );
  await site.query(
    `select verdict from ledger_post(array[1], array['owe:' || $1],
       array[(select id from purse where member_id = $1::uuid and purpose = 'receivable')],
       array[(select p.id from purse p join member m on m.brand_id = p.brand_id
         where m.id = $1::uuid and p.member_id is null and p.purpose = 'house_games')],
       array[$2::bigint], array['win_rollback_debt'], array[now()])`,
    [id, amount.toString()],
  );
}
