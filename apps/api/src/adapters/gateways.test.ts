import { beforeEach, describe, expect, it } from 'vitest';
import { Depositor } from '../../testing/depositor.ts';
import { askDeposit, depositsOf, lookUp, payUrlOf } from '../../testing/deposits.ts';
import { useStandIn } from '../../testing/stand-in.ts';
import { freshName, useTestSite } from '../../testing/test-site.ts';
import { followUpDeposits } from '../modules/deposit/index.ts';

const site = useTestSite();
const gateway = await useStandIn(site);

/** 200,000 minus the fee of the method. */
const protocols = [
  { code: 'paygate', method: 'online', credit: 200_000n },
  { code: 'fieldpay', method: 'card', credit: 195_000n },
  { code: 'tokenpay', method: 'e-wallet', credit: 200_000n },
];

describe.each(protocols)('CSH-02 the gateway $code', ({ code, method, credit }) => {
  let member: Depositor;
  beforeEach(async () => {
    member = await Depositor.at(site, method);
  });
  const press = (action: string, amount?: string) =>
    gateway.press(payUrlOf(member.deposit), action, amount);
  const found = async () => [...(await member.outcome()), await member.note()];
  const followUp = async () => {
    site.clock.turn({ seconds: 90 });
    await followUpDeposits(site.site);
    site.clock.reset();
  };

  it('CSH-01 pays a deposit, and the member is credited', async () => {
    expect(member.deposit).toMatchObject({ status: 'pending', method });
    await press('pay');
    expect(await found()).toEqual([credit, 'paid', null]);
  });

  it('CSH-02 notifies twice: the member is credited once', async () => {
    await press('twice');
    expect(await found()).toEqual([credit, 'paid', null]);
  });

  it('CSH-02 notifies after the deposit expired: a payment made in time is credited', async () => {
    await site.query(
      "update deposit set status = 'expired', settled_at = now() where reference = $1",
      [member.reference],
    );
    await press('pay');
    expect(await found()).toEqual([credit, 'paid', null]);
  });

  it('CSH-02 notifies out of order: a paid deposit stays paid', async () => {
    await press('order');
    expect(await found()).toEqual([credit, 'paid', null]);
  });

  it('CSH-02 reports a failed payment: nothing is credited', async () => {
    await press('fail');
    expect(await found()).toEqual([0n, 'failed', null]);
  });

  it('E15 reports another amount: the deposit goes to review', async () => {
    await press('other', '199999');
    expect(await found()).toEqual([0n, 'review', 'paid 199999']);
  });

  it('E15 reports another currency: the deposit goes to review', async () => {
    await press('currency');
    expect(await found()).toEqual([0n, 'review', 'paid in PHP']);
  });

  it('E15 reports a payment after the deadline: the deposit goes to review', async () => {
    await press('late');
    expect(await found()).toEqual([0n, 'review', 'paid after its end']);
  });

  it('F1 CSH-02 sends a forged signature: nothing is credited', async () => {
    await press('forge');
    expect(await found()).toEqual([0n, 'pending', null]);
    const [refused] = await site.query<{ n: number }>(
      "select count(*)::int as n from deposit where reference = $1 and status = 'pending'",
      [member.reference],
    );
    expect(refused?.n).toBe(1);
    expect(site.log).toContainEqual(
      expect.objectContaining({
        detail: expect.objectContaining({ event: 'bad_signature', machine: code }),
      }),
    );
  });

  it('CSH-02 sends no notification: the follow-up finds the payment and credits it', async () => {
    await press('silent');
    expect(await found()).toEqual([0n, 'pending', null]);
    await followUp();
    expect(await found()).toEqual([credit, 'paid', null]);
  });

  it('CSH-02 fails one follow-up: nothing changes, and the next one credits', async () => {
    // The follow-up asks about every open deposit; another one could get the dropped reply.
    await site.query(
      `update deposit set status = 'failed'
        where status in ('created', 'pending') and reference <> $1`,
      [member.reference],
    );
    await press('silent');
    await gateway.fail('drop');
    await followUp();
    expect(await member.balance()).toBe(0n);
    await followUp();
    expect(await found()).toEqual([credit, 'paid', null]);
  });
});

describe.each(protocols.filter(({ code }) => code !== 'fieldpay'))(
  'CSH-02 the gateway $code when a payment is created',
  ({ method, credit }) => {
    it.each([
      ['answers too late', 'hang'],
      ['loses its answer', 'drop'],
    ] as const)(
      'CSH-02 %s after creating the payment: the same key finds that payment',
      async (_what, fault) => {
        const { token, customerId } = await site.register();
        const wish = { key: freshName(), body: { method } };
        await gateway.fail(fault);
        const lost = await askDeposit(site, token, wish);
        expect(lost).toMatchObject({ status: 502, reply: { code: 'payment_gateway_failed' } });
        const { value: deposit } = await askDeposit(site, token, wish);
        expect([deposit.status, (await depositsOf(site, customerId)).length]).toEqual([
          'pending',
          1,
        ]);
        await gateway.press(payUrlOf(deposit), 'pay');
        expect([
          await site.balanceOf(token),
          (await lookUp(site, token, deposit.reference)).status,
        ]).toEqual([credit, 'paid']);
      },
    );
  },
);

describe('CSH-01 payment without a page of the gateway', () => {
  it('CSH-01 shows a QR code for this deposit only, which a banking app pays', async () => {
    const member = await Depositor.at(site, 'vietqr');
    const { instructions } = member.deposit;
    expect(instructions).toMatchObject({
      kind: 'qr',
      payload: expect.stringMatching(/^000201010212.*6304[0-9A-F]{4}$/),
    });
    const code = instructions?.kind === 'qr' ? instructions.payload : '';
    const scanned = await fetch(`${gateway.url}/scan`, {
      method: 'POST',
      body: new URLSearchParams({ code }),
      redirect: 'manual',
    });
    await gateway.press(new URL(scanned.headers.get('location') ?? '', gateway.url).href, 'pay');
    expect(await member.outcome()).toEqual([200_000n, 'paid']);
  });

  it('CSH-01 shows a chain address and each confirmation; the last one credits', async () => {
    const { token } = await site.register();
    const { value: deposit } = await askDeposit(site, token, {
      body: { method: 'usdt-trc20', amount: '1000000' },
    });
    expect(deposit.instructions).toMatchObject({
      ...{ kind: 'crypto', coin: 'USDT', network: 'TRC-20', coins: '39.370079' },
      confirmations: { seen: 0, needed: 3 },
    });
    const code = deposit.instructions?.kind === 'crypto' ? deposit.instructions.address : '';
    const scanned = await fetch(`${gateway.url}/scan`, {
      method: 'POST',
      body: new URLSearchParams({ code }),
      redirect: 'manual',
    });
    await gateway.press(new URL(scanned.headers.get('location') ?? '', gateway.url).href, 'pay');
    await expect
      .poll(async () => (await lookUp(site, token, deposit.reference)).status)
      .toBe('paid');
    const told = await site.query<{ outcome: string }>(
      `select outcome from gateway_event e join deposit d on d.id = e.deposit_id
        where d.reference = $1 order by received_at`,
      [deposit.reference],
    );
    expect(told.map(({ outcome }) => outcome)).toEqual([
      'confirming',
      'confirming',
      'confirming',
      'credited',
    ]);
    expect(await site.balanceOf(token)).toBe(1_000_000n);
  });
});
