import { endpoints } from '@lantern/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cheapHashes, freshName, useTestSite } from '../../../testing/test-site.ts';
import { hashPassword, owaspCost, passwordMatches, setHashCost } from './passwords.ts';

const site = useTestSite();

/** Only promises about the cost itself pay it. */
async function atFullCost<Result>(work: () => Promise<Result>): Promise<Result> {
  setHashCost(owaspCost);
  try {
    return await work();
  } finally {
    setHashCost(cheapHashes);
  }
}

const text = fc
  .string({ minLength: 1, maxLength: 128, unit: 'grapheme' })
  .filter((given) => given.isWellFormed());

/** Passwords that look the same, and are not. */
const near = fc.constantFrom<(password: string) => string>(
  (password) => `${password} `,
  (password) => ` ${password}`,
  (password) => password.slice(0, -1),
  (password) => password.toUpperCase(),
  (password) => password.normalize('NFD'),
  (password) => password.normalize('NFKC'),
  (password) => `${password}\0`,
);

describe('a password', () => {
  it('PWD-04 is stored as Argon2id, with its own salt', async () => {
    const [one, other] = await atFullCost(() =>
      Promise.all([hashPassword('Secret-pass-1'), hashPassword('Secret-pass-1')]),
    );
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it('A20 matches only when it is exactly the same', async () => {
    await fc.assert(
      fc.asyncProperty(text, near, async (password, change) => {
        const stored = await hashPassword(password);
        const changed = change(password);
        expect(await passwordMatches(stored, password)).toBe(true);
        expect(await passwordMatches(stored, changed)).toBe(changed === password);
      }),
      { numRuns: 20 },
    );
  });

  it('never matches without a member', async () => {
    for (const stored of [null, undefined])
      expect(await passwordMatches(stored, 'Secret-pass-1')).toBe(false);
  });
});

describe('a long password', () => {
  const register = (password: string) => {
    const body = { username: freshName(), password, confirmPassword: password, agreement: true };
    return site.client.call(endpoints.registerMember, { body });
  };
  const logIn = (username: string, password: string) =>
    site.client.call(endpoints.login, { body: { type: 'username', username, password } });

  it('A20 counts beyond its 72nd character, where other hashes stop reading', async () => {
    const password = `long-${'p'.repeat(123)}`;
    const { value } = await register(password);
    expect((await logIn(value.account, password)).status).toBe(200);
    expect((await logIn(value.account, `long-${'p'.repeat(122)}q`)).status).toBe(401);
  });

  it('A21 of more than 128 characters is rejected before hashing', async () => {
    for (const answer of [
      await register('p'.repeat(129)),
      await logIn('somebody', 'p'.repeat(129)),
    ])
      expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });

  it('A21 leaves the site responsive while many passwords are hashed', async () => {
    await atFullCost(async () => {
      let ended = 0;
      const logins = Array.from({ length: 40 }, () =>
        logIn(freshName(), 'Wrong-pass-1').then(() => {
          ended += 1;
        }),
      );
      expect((await site.client.raw('GET', '/healthz')).status).toBe(200);
      expect(ended, 'the logins are still being checked').toBeLessThan(logins.length);
      await Promise.all(logins);
    });
  });
});

describe('many passwords at once', () => {
  it('A21 are hashed four at a time; attempts behind 200 waiting ones are rejected', async () => {
    const stored = await hashPassword('Secret-pass-1');
    const asked = Array.from({ length: 250 }, () => passwordMatches(stored, 'Secret-pass-1'));
    const ended = await Promise.allSettled(asked);
    const refused = ended.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(250 - 200 - 4);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'unavailable', value: { retryAfter: 5 } });
    expect(await passwordMatches(stored, 'Secret-pass-1')).toBe(true);
  });

  it('A21 reject a login with the seconds to wait, and the attempt does not count', async () => {
    const { account, password } = await site.register();
    const stored = await hashPassword(password);
    let busy = true;
    // Each answered caller asks again at once, so that the queue stays full.
    const askAgain = async () => {
      while (busy) await passwordMatches(stored, password).catch(() => new Promise(setImmediate));
    };
    const asking = Array.from({ length: 210 }, askAgain);
    const body = { type: 'username', username: account, password: 'Wrong-pass-1' } as const;
    const { status, reply, headers } = await site.client.call(endpoints.login, { body });
    busy = false;
    await Promise.all(asking);
    expect({ status, reply }).toMatchObject({ status: 503, reply: { code: 'unavailable' } });
    expect(headers['retry-after']).toBe('5');
    const keys = await site.site.redis.keys('login:account:*');
    expect(await site.site.redis.mget(keys)).toEqual(['0']);
  });
});
