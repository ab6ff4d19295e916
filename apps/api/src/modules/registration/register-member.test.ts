import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const password = 'Secret-pass-1';
const bodyFor = (username: string) => ({ username, password, confirmPassword: password, agreement: true });

describe('registration by username', () => {
  it('REG-06 REG-14 registers a member, logs the member in and opens an empty purse', async () => {
    const username = freshName();
    const { value } = await site.client.call(endpoints.registerMember, { body: bodyFor(username) });
    expect(value).toMatchObject({ account: username, isAgent: 0, firstTimeLogin: true });
    expect(await site.balanceOf(value.token)).toBe(0n);
  });

  it('REG-07 refuses a used name whatever its letter case or Unicode form', async () => {
    const { account } = await site.register();
    const answer = await site.client.call(endpoints.registerMember, { body: bodyFor(account.toUpperCase()) });
    expect(answer).toMatchObject({ status: 409, reply: { success: false, code: 'username_taken' } });
  });

  it('REG-07 makes one account of two registrations at once', async () => {
    const username = freshName();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => site.client.call(endpoints.registerMember, { body: bodyFor(username) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await site.query('select id from member where username = $1', [username])).toHaveLength(1);
  });

  it('REG-04 refuses a registration whose confirmation differs, names the field and writes nothing', async () => {
    const username = freshName();
    const body = { ...bodyFor(username), confirmPassword: 'Another-pass-1' };
    const answer = await site.client.call(endpoints.registerMember, { body });
    expect(answer.reply).toMatchObject({
      code: 'registration_invalid',
      value: { problems: [{ field: 'confirmPassword', problem: 'mismatch' }] },
    });
    expect(await site.query('select id from member where username = $1', [username])).toEqual([]);
  });
});
