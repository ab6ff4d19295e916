import { randomUUID } from 'node:crypto';
import { Refusal } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestSite } from '../../testing/test-site.ts';
import { forgetOldKeys } from './idempotency.store.ts';
import { Once } from './idempotency.ts';

const site = useTestSite();
let brandId = '';
const actorId = randomUUID();
beforeAll(async () => {
  const [brand] = await site.query<{ id: string }>("select id from brand where code = 'lantern'");
  brandId = brand?.id ?? '';
  calls = new Once(site.site);
});

interface Told {
  call?: string;
  body?: unknown;
  actorId?: string;
}
let calls: Once;
const run = (header: string | undefined, work: () => Promise<unknown>, told: Told = {}) =>
  calls.run(
    { brandId, actorId, header, call: 'createDeposit', body: { amount: '1' }, ...told },
    work,
  );
const answer = async () => ({ reference: randomUUID() });
const never = () => Promise.reject(new Error('this must not run'));

describe('a call that moves money', () => {
  it.each([undefined, '', 'short', 'x'.repeat(65), 'with space', 'naïve-key-1'])(
    'E4 needs a key; "%s" is not valid',
    async (header) => {
      await expect(run(header, never)).rejects.toMatchObject({ code: 'idempotency_key_required' });
    },
  );

  it('E2 runs once per key and repeats its reply', async () => {
    const key = randomUUID();
    const first = await run(key, answer);
    expect(await run(key, never)).toEqual(first);
  });

  it('E2 runs once when sent many times at once; others get its reply or a conflict', async () => {
    const key = randomUUID();
    let ran = 0;
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        run(key, async () => {
          ran += 1;
          return 'done';
        }),
      ),
    );
    expect(ran).toBe(1);
    for (const one of tries)
      expect(one.status === 'fulfilled' ? one.value : (one.reason as Refusal).code).toMatch(
        /^(done|idempotency_in_progress)$/,
      );
  });

  it('E2 E3 runs many calls of one moment, each once, whatever becomes of the others', async () => {
    const keys = Array.from({ length: 40 }, () => randomUUID());
    const asked = keys.map((key, at) =>
      run(key, () => (at % 4 === 1 ? Promise.reject(new Error('ours')) : Promise.resolve(at)), {
        body: at % 4 === 2 ? { amount: '2' } : { amount: '1' },
        actorId: at % 2 === 0 ? actorId : brandId,
      }).catch(() => 'failed'),
    );
    const withoutJson = run(randomUUID(), async () => 1n);
    await expect(withoutJson).rejects.toThrow('BigInt');
    expect(await Promise.all(asked)).toEqual(keys.map((_, at) => (at % 4 === 1 ? 'failed' : at)));
    const [known = ''] = keys;
    expect(await run(known, never)).toBe(0);
    await expect(run(known, never, { body: {} })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('E3 rejects the key with another body or call, and separates members', async () => {
    const key = randomUUID();
    await run(key, answer);
    for (const told of [{ body: { amount: '2' } }, { call: 'withdraw' }])
      await expect(run(key, never, told)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
    expect(await run(key, async () => 'mine', { actorId: randomUUID() })).toBe('mine');
  });

  it('E2 repeats a refusal, too', async () => {
    const key = randomUUID();
    const refuse = () => Promise.reject(new Refusal('amount_out_of_range', { minimum: '5' }));
    await expect(run(key, refuse)).rejects.toMatchObject({ code: 'amount_out_of_range' });
    await expect(run(key, never)).rejects.toMatchObject({
      code: 'amount_out_of_range',
      value: { minimum: '5' },
    });
  });

  it.each([new Error('a failure of ours'), new Refusal('unavailable')])(
    'may be retried after %s',
    async (failure) => {
      const key = randomUUID();
      await expect(run(key, () => Promise.reject(failure))).rejects.toBe(failure);
      expect(await run(key, async () => 'done')).toBe('done');
    },
  );

  it('M1 may be retried by the same call a minute after its process died, not sooner', async () => {
    const key = randomUUID();
    void run(key, () => new Promise(() => undefined));
    const begun = (age: string) =>
      site.query('update idempotency set created_at = now() - $2::interval where key = $1', [
        key,
        age,
      ]);
    await expect
      .poll(() => site.query('select key from idempotency where key = $1', [key]))
      .toHaveLength(1);
    await begun('59 seconds');
    await expect(run(key, never)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
    await begun('61 seconds');
    await expect(run(key, never, { body: { amount: '2' } })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await run(key, async () => 'done')).toBe('done');
  });

  it('E2 M1 does not run again at once when it took effect but lost its reply', async () => {
    const key = randomUUID();
    await expect(run(key, async () => 1n)).rejects.toThrow('BigInt');
    await expect(run(key, never)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
  });

  it.each([
    ['answers', () => 'late'],
    ['is refused', () => Promise.reject(new Refusal('amount_out_of_range'))],
    ['fails', () => Promise.reject(new Error('a failure of ours'))],
  ])(
    'E2 M1 that %s after another call took over its key leaves the key unchanged',
    async (_what, end) => {
      const key = randomUUID();
      const [slow, taker] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const first = run(key, () => slow.promise.then(end));
      await expect
        .poll(() => site.query('select key from idempotency where key = $1', [key]))
        .toHaveLength(1);
      await site.query(
        "update idempotency set created_at = now() - interval '61 seconds' where key = $1",
        [key],
      );
      const begun = Promise.withResolvers<void>();
      const second = run(key, async () => {
        begun.resolve();
        await taker.promise;
        return 'taken over';
      });
      await begun.promise;
      slow.resolve();
      await Promise.allSettled([first]);
      await expect(run(key, never)).rejects.toMatchObject({ code: 'idempotency_in_progress' });
      taker.resolve();
      expect([await second, await run(key, never)]).toEqual(['taken over', 'taken over']);
    },
  );

  it('has its key deleted after two days', async () => {
    const [old, young] = [randomUUID(), randomUUID()];
    for (const key of [old, young]) await run(key, answer);
    await site.query(
      "update idempotency set created_at = now() - interval '49 hours' where key = $1",
      [old],
    );
    expect(await forgetOldKeys(site.site.db)).toBe(1);
    expect(
      await site.query('select key from idempotency where key = any($1)', [[old, young]]),
    ).toEqual([{ key: young }]);
  });
});
