import { beforeAll, describe, expect, it } from 'vitest';
import { askDeposit, depositsOf, openDeposit } from '../../../testing/deposits.ts';
import { verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let token: string;
let memberId: string;
beforeAll(async () => {
  ({ token, customerId: memberId } = await site.register());
});

describe('E2 E3 E4 the key of a deposit', () => {
  it('E2 creates one deposit for fifty calls at once', async () => {
    const { token: own, customerId } = await site.register();
    const key = freshName();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => askDeposit(site, own, { key })),
    );
    expect(await depositsOf(site, customerId)).toHaveLength(1);
    const [{ reference } = { reference: '' }] = await depositsOf(site, customerId);
    for (const answer of answers) {
      if (answer.reply.success) expect(answer.value.reference).toBe(reference);
      else expect(answer.reply.code).toBe('idempotency_in_progress');
    }
  });

  it('E2 creates no second deposit when the first reply was lost with its process', async () => {
    const { token: own, customerId } = await site.register();
    const key = freshName();
    const { value: first } = await askDeposit(site, own, { key });
    await site.query(
      `update idempotency
        set status = null, reply = null, created_at = now() - interval '2 minutes'
        where key = $1`,
      [key],
    );
    expect((await askDeposit(site, own, { key })).value).toEqual(first);
    expect(await depositsOf(site, customerId)).toHaveLength(1);
  });

  it('E3 accepts one amount only, even after the key was deleted', async () => {
    const { token: own, customerId } = await site.register();
    const key = freshName();
    await askDeposit(site, own, { key });
    await site.query('delete from idempotency where key = $1', [key]);
    const other = await askDeposit(site, own, { key, body: { amount: '300000' } });
    expect(other).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
    expect(await depositsOf(site, customerId)).toHaveLength(1);
  });

  it('E2 repeats the reply, even a refusal', async () => {
    const key = freshName();
    const first = await askDeposit(site, token, { key });
    expect((await askDeposit(site, token, { key })).value).toEqual(first.value);
    const small = { key: freshName(), body: { amount: '1' } };
    const refused = await askDeposit(site, token, small);
    expect((await askDeposit(site, token, small)).reply).toEqual(refused.reply);
  });

  it('E3 accepts one amount, and only its own member', async () => {
    const key = freshName();
    const first = await askDeposit(site, token, { key });
    const other = await askDeposit(site, token, { key, body: { amount: '300000' } });
    expect(other).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
    const { token: stranger } = await site.register();
    expect((await askDeposit(site, stranger, { key })).value.reference).not.toBe(
      first.value.reference,
    );
  });

  it.each(['', 'short', 'x'.repeat(65), 'with spaces in it'])(
    'E4 is required and must be well-formed: "%s"',
    async (key) => {
      const before = await depositsOf(site, memberId);
      expect(await askDeposit(site, token, { key })).toMatchObject({
        status: 400,
        reply: { code: 'idempotency_key_required' },
      });
      expect(await depositsOf(site, memberId)).toEqual(before);
    },
  );
});

describe('CSH-01 E1 open deposits', () => {
  it('CSH-01 E1 are limited to ten per member, even when requested at once', async () => {
    const { token: own, customerId } = await site.register();
    const answers = await Promise.all(Array.from({ length: 25 }, () => askDeposit(site, own)));
    const verdicts = answers.map(verdictOf).sort();
    expect(verdicts).toEqual([
      ...Array(10).fill('ok'),
      ...Array(15).fill('too_many_open_deposits'),
    ]);
    expect(await depositsOf(site, customerId)).toHaveLength(10);
    expect(verdictOf(await askDeposit(site, token))).toBe('ok');
  });

  it('CSH-01 stop counting when they are paid or expire', async () => {
    const { token: own, customerId } = await site.register();
    const [first] = await Promise.all(Array.from({ length: 10 }, () => openDeposit(site, own)));
    expect(await askDeposit(site, own)).toMatchObject({
      status: 409,
      reply: { code: 'too_many_open_deposits' },
    });
    await site.webhook(site.gateway.news(first?.reference ?? ''));
    expect(verdictOf(await askDeposit(site, own))).toBe('ok');
    expect(verdictOf(await askDeposit(site, own))).toBe('too_many_open_deposits');
    await site.query('update deposit set expires_at = created_at where member_id = $1', [
      customerId,
    ]);
    expect(verdictOf(await askDeposit(site, own))).toBe('ok');
  });
});
