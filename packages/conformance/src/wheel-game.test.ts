import { expect, it, onTestFinished, vi } from 'vitest';
import type { Dialect, Intent } from './dialect.ts';
import type { Supplier } from './supplier.ts';
import { makeWheel } from './wheel-game.ts';

const launch = () => ({ user: 'lan', token: 'a-token', currency: 'VND' });

/** A wheel at a site that answers the calls of each kind as given, and then with `ok`. */
function wheelAt(answers: Partial<Record<Intent['kind'], ('lost' | string)[]>>) {
  const sent: Intent[] = [];
  const dialect = {
    words: { ok: 'ok' },
    message: (_play: object, intent: Intent) => {
      sent.push(intent);
      return { path: '/wallet', body: intent.kind };
    },
    sign: () => ({}),
    read: (word: string) => ({ word, balance: 5_000n }),
  } as unknown as Dialect;
  vi.stubGlobal('fetch', async (_url: URL, { body }: { body: Intent['kind'] }) => {
    const answer = answers[body]?.shift() ?? 'ok';
    if (answer === 'lost') throw new TypeError('fetch failed');
    return new Response(answer);
  });
  const supplier = { launches: [launch()], transactions: [] } as unknown as Supplier;
  const wheel = makeWheel({ site: 'http://site.test', dialect, supplier, againMs: 5 });
  onTestFinished(() => {
    wheel.stop();
    vi.unstubAllGlobals();
  });
  const spin = () => wheel.answer('spin', { token: 'a-token', colour: 'red', stake: '1000' });
  return { sent, spin, supplier, wheel };
}
const kinds = (sent: readonly Intent[]) => sent.map(({ kind }) => kind);

it('F4 a bet without an answer is rolled back, until the site has answered', async () => {
  const { sent, spin, supplier } = wheelAt({ bet: ['lost'], rollback: ['lost', 'lost'] });
  expect(await spin()).toEqual({ text: 'The bet wasn’t accepted.' });
  await expect.poll(() => kinds(sent)).toEqual(['bet', 'rollback', 'rollback', 'rollback']);
  const ids = new Set(sent.slice(1).map((intent) => 'id' in intent && intent.id));
  expect(ids.size).toBe(1);
  expect(supplier.transactions).toEqual([]);
});

it('F2 a win is repeated with the same id until the site has it', async () => {
  const { sent, spin, supplier } = wheelAt({ win: ['lost', 'lost'] });
  expect(await spin()).not.toHaveProperty('balance');
  await expect.poll(() => kinds(sent)).toEqual(['bet', 'win', 'win', 'win']);
  expect(new Set(sent.slice(1).map((intent) => 'id' in intent && intent.id)).size).toBe(1);
  expect(supplier.transactions.map(({ kind }) => kind)).toEqual(['TK_BET', 'TK_WIN']);
});

it('a refused bet is not rolled back', async () => {
  const { sent, spin } = wheelAt({ bet: ['RS_ERROR_NOT_ENOUGH_MONEY'] });
  expect(await spin()).toMatchObject({ text: 'Your balance is lower than the stake.' });
  expect(kinds(sent)).toEqual(['bet']);
});

it('GAM-27 amounts have their thousands apart, and the stake can be typed again', async () => {
  const { supplier, wheel } = wheelAt({});
  expect(await wheel.answer('open', { token: 'a-token' })).toEqual({
    ...{ balance: '5,000 VND', stake: '1000', text: 'Choose a colour.' },
  });
  Object.assign(supplier.launches[0] ?? {}, { currency: 'PHP' });
  expect(await wheel.answer('open', { token: 'a-token' })).toMatchObject({
    ...{ balance: '50.00 PHP', stake: '10.00' },
  });
});
