import { type Deposit, declareDeposit, endpoints, type StaffDeposit } from '@lantern/contracts';
import { credentialsOf } from './browsers.ts';
import { type Answer, readAnswer } from './client.ts';
import { askDeposit } from './deposits.ts';
import { bodyPart } from './feedback.ts';
import { formType, writeForm } from './forms.ts';
import type { TestStaff } from './staff.ts';
import { decideOn } from './staff-withdrawals.ts';
import { freshName, type TestSite } from './test-site.ts';

type Person = TestStaff & { token: string };

/** An undeclared bank transfer to an account of the brand, by default of 200,000. */
export async function openTransfer(
  site: TestSite,
  token: string,
  amount = '200000',
): Promise<Deposit> {
  return (await askDeposit(site, token, { body: { method: 'bank-transfer', amount } })).value;
}

/** The member declares the transfer, with pictures. */
export async function declareIt(
  site: TestSite,
  token: string,
  reference: string,
  pictures: readonly Buffer[] = [],
): Promise<Answer<Deposit>> {
  const form = writeForm([bodyPart({ reference }), ...pictures.map((bytes) => ({ bytes }))]);
  const sending = site.client
    .raw(declareDeposit.method, declareDeposit.path)
    .set(credentialsOf(token));
  return readAnswer(await sending.set('content-type', formType).send(form));
}

/** A declared transfer. */
export async function declaredTransfer(
  site: TestSite,
  token: string,
  amount?: string,
): Promise<Deposit> {
  const { reference } = await openTransfer(site, token, amount);
  return (await declareIt(site, token, reference)).value;
}

export const matchIt = (
  site: TestSite,
  { token, host }: Person,
  reference: string,
  change: { amount?: string; currency?: string; payment?: string } = {},
  key = freshName(),
): Promise<Answer<StaffDeposit>> => {
  const found = {
    amount: '200000',
    currency: 'VND',
    payment: `FT${reference}`,
    reason: 'found at the bank',
  };
  return site.client.call(endpoints.matchDeposit, {
    token,
    host,
    key,
    body: { reference, ...found, ...change },
  });
};

/** A match by two people: one proposes, the other one approves. */
export async function matchByTwo(
  site: TestSite,
  [first, second]: readonly [Person, Person],
  reference: string,
  change: Parameters<typeof matchIt>[3] = {},
) {
  await matchIt(site, first, reference, change);
  return decideOn(site, second, reference);
}

export const rejectIt = (site: TestSite, { token, host }: Person, reference: string) =>
  site.client.call(endpoints.rejectDeposit, {
    ...{ token, host, key: freshName() },
    body: { reference, reason: 'nothing has arrived' },
  });

export const attendTo = (site: TestSite, { token, host }: Person, reference: string) =>
  site.client.call(endpoints.attendDeposit, {
    ...{ token, host, key: freshName() },
    body: { reference, reason: 'paid back by the gateway' },
  });

export const lookAtDeposit = (site: TestSite, { token, host }: Person, reference: string) =>
  site.client.call(endpoints.staffDeposit, { token, host, query: { reference } });

export const depositQueue = async (
  site: TestSite,
  { token, host }: Person,
  queue: string,
  search = '',
) =>
  (
    await site.client.call(endpoints.staffDeposits, {
      token,
      host,
      query: { queue, search, pageSize: '100' },
    })
  ).value;
