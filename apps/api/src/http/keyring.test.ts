import { endpoints } from '@lantern/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshName, TestSite } from '../../testing/test-site.ts';

let first: TestSite;
let second: TestSite;

beforeEach(async () => {
  first = new TestSite();
  second = new TestSite();
  await first.start();
});
afterEach(async () => {
  await second.stop();
  await first.stop();
});

const startSecond = (keyringSecret: string) =>
  second.start({ databaseUrl: first.site.config.databaseUrl, keyringSecret });

async function register({ client }: TestSite): Promise<number> {
  const password = 'Secret-pass-1';
  const body = { username: freshName(), password, confirmPassword: password, agreement: true };
  return (await client.call(endpoints.registerMember, { body })).status;
}

describe('the keyring secret', () => {
  it('C8 brings new sealing keys when it changes, so that sealed calls still work', async () => {
    await register(first);
    await startSecond('another keyring secret for tests, long enough');
    expect(await register(second)).toBe(200);
  });

  it('C8 shared by two gateways lets each open what was sealed for the other', async () => {
    const { value } = await first.client.call(endpoints.sealingKeys);
    await startSecond(first.site.config.keyringSecret);
    expect((await second.client.call(endpoints.sealingKeys)).value.keys).toEqual(value.keys);
    expect(await register(second)).toBe(200);
  });
});
