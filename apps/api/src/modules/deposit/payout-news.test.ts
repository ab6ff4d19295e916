import { expect, it } from 'vitest';
import { readAnswer } from '../../../testing/client.ts';
import { signAsGateway } from '../../../testing/fake-gateway.ts';
import { verdictOf } from '../../../testing/player.ts';
import { callbackToken, useStandIn } from '../../../testing/stand-in.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { openWithdrawal, statusOf, withdrawerWith } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const gateway = await useStandIn(site);

/** A withdrawal whose payout was requested from a gateway. */
async function paying(code: string) {
  const own = await withdrawerWith(site, 500_000n);
  const { reference } = await openWithdrawal(site, own);
  await site.asOwner(
    `update withdrawal
      set status = 'paying', gateway = '${code}', approved_at = now(), asked_at = now()
      where reference = '${reference}'`,
  );
  return reference;
}

const event = (reference: string) => ({
  ...{
    eventId: `evt_${reference}`,
    payoutId: 'out_1',
    reference,
    amount: '200000',
    currency: 'VND',
    status: 'paid',
  },
  occurredAt: new Date().toISOString(),
});
const tell = async (body: object, secret = gateway.secret) => {
  const [path, text] = ['/pay/paygate/payout', JSON.stringify(body)];
  const headers = { ...signAsGateway(path, text, secret), 'content-type': 'application/json' };
  return readAnswer(await site.client.raw('POST', path).set(headers).send(text));
};

it('CSH-03 a payout notification completes the payout, and a repeat does nothing', async () => {
  const reference = await paying('paygate');
  expect((await tell(event(reference))).value).toEqual({ received: true });
  expect((await tell(event(reference))).status).toBe(200);
  expect(await statusOf(site, reference)).toBe('paid');
});

it('F1 CSH-03 a notification signed with another key changes nothing', async () => {
  const reference = await paying('paygate');
  expect(verdictOf(await tell(event(reference), 'a guess at the key of the gateway'))).toBe(
    'bad_signature',
  );
  expect(await statusOf(site, reference)).toBe('paying');
});

it('CSH-03 a notification about an unknown payout is rejected', async () => {
  expect(verdictOf(await tell(event('W-22222222')))).toBe('withdrawal_not_found');
});

const call = async (body: object) =>
  readAnswer(
    await site.client
      .raw('POST', '/pay/tokenpay/callback')
      .set({ 'content-type': 'application/json', 'x-callback-token': callbackToken })
      .send(JSON.stringify(body)),
  );
const callback = (kind: string, id: string, reference: string) => ({
  ...{ event: kind, id, externalId: reference, status: 'PAID', amount: '200000', currency: 'VND' },
});

it('CSH-03 a payout at the token gateway is verified by asking the gateway', async () => {
  const reference = await paying('tokenpay');
  const account = { bankCode: 'VCB', accountNumber: '0071001234567', holderName: 'NGUYEN VAN AN' };
  const request = { reference, amount: 200_000n, currency: 'VND', account, description: reference };
  const begun = await site.site.payments.get('tokenpay')?.payouts?.pay(request);
  await expect.poll(() => statusOf(site, reference)).toBe('paid');
  expect((await call(callback('disbursement', begun?.payoutId ?? '', reference))).status).toBe(200);
});

it('CSH-03 CSH-02 a payment known only to the token gateway is rejected', async () => {
  const tokenpay = site.site.payments.get('tokenpay') ?? expect.fail();
  const account = { bankCode: 'VCB', accountNumber: '0071001234567', holderName: 'NGUYEN VAN AN' };
  const reference = 'W-33333333';
  const begun = await tokenpay.payouts?.pay({
    reference,
    amount: 5n,
    currency: 'VND',
    account,
    description: 'x',
  });
  await expect.poll(async () => (await tokenpay.payouts?.find(reference))?.status).toBe('paid');
  expect(verdictOf(await call(callback('disbursement', begun?.payoutId ?? '', reference)))).toBe(
    'withdrawal_not_found',
  );

  const now = new Date();
  const end = new Date(now.getTime() + 60_000);
  const request = {
    kind: 'redirect',
    amount: 5n,
    currency: 'VND',
    description: 'x',
    createdAt: now,
    expiresAt: end,
  } as const;
  const made = await tokenpay.create({
    ...request,
    reference: 'D-33333333',
    returnUrl: 'http://site.test/',
  });
  if (made.instructions?.kind !== 'redirect') return expect.fail();
  await gateway.press(made.instructions.payUrl, 'silent');
  expect(verdictOf(await call(callback('invoice', made.paymentId ?? '', 'D-33333333')))).toBe(
    'deposit_not_found',
  );
});
