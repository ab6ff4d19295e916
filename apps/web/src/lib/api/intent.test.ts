import { Intent } from '@lantern/client/intent';
import { Refusal } from '@lantern/contracts';
import { expect, it } from 'vitest';

function keysOf(tries: readonly { wish: string; trouble?: Error }[]): Promise<string[]> {
  let made = 0;
  const intent = new Intent(() => {
    made += 1;
    return `key ${made}`;
  });
  return tries.reduce<Promise<string[]>>(async (before, { wish, trouble }) => {
    const keys = await before;
    const call = async (key: string) => {
      keys.push(key);
      if (trouble) throw trouble;
    };
    await intent.run([wish], call).catch(() => undefined);
    return keys;
  }, Promise.resolve([]));
}

it('E2 keeps its key while the answer is lost, also when the password is typed again', async () => {
  const lost = new Error('the network is down');
  const reused = new Refusal('idempotency_key_reused');
  expect(
    await keysOf([{ wish: 'a', trouble: lost }, { wish: 'a', trouble: reused }, { wish: 'a' }]),
  ).toEqual(['key 1', 'key 1', 'key 1']);
});

it.each([
  [
    'the site has refused',
    [{ wish: 'a', trouble: new Refusal('insufficient_funds') }, { wish: 'a' }],
  ],
  ['it was done', [{ wish: 'a' }, { wish: 'a' }]],
  ['the wish is another one', [{ wish: 'a', trouble: new Error('lost') }, { wish: 'b' }]],
])('E2 has a new key when %s', async (_what, tries) => {
  expect(await keysOf(tries)).toEqual(['key 1', 'key 2']);
});
