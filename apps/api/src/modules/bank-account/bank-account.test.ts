import { randomInt } from 'node:crypto';
import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

type Body = BodyOf<typeof endpoints.addBankAccount>;
type Member = { token: string; password: string };

const freshDigits = () => String(randomInt(1_000_000_000, 9_999_999_999)).padStart(10, '1');
const add = ({ token, password }: Member, change: Partial<Body> = {}) =>
  site.client.call(endpoints.addBankAccount, {
    token,
    body: {
      password,
      bankCode: 'VCB',
      holderName: 'NGUYEN VAN AN',
      accountNumber: freshDigits(),
      ...change,
    },
  });
const list = async (token: string) =>
  (await site.client.call(endpoints.bankAccounts, { token })).value;
const remove = ({ token, password }: Member, id: string) =>
  site.client.call(endpoints.removeBankAccount, { token, body: { id, password } });

describe('the banks', () => {
  it('MEM-02 are the brand’s, with their account number lengths', async () => {
    const { token } = await site.register();
    const { value } = await site.client.call(endpoints.bankList, { token });
    expect(value).toContainEqual({
      code: 'VCB',
      name: 'Vietcombank',
      minLength: 10,
      maxLength: 13,
    });
  });
});

describe('a bank account', () => {
  it('MEM-02 D9 shows only the last four digits of its number', async () => {
    const member = await site.register();
    const accountNumber = freshDigits();
    const { value } = await add(member, { accountNumber });
    expect(value).toMatchObject({
      bankCode: 'VCB',
      bankName: 'Vietcombank',
      holderName: 'NGUYEN VAN AN',
    });
    expect(value.accountNumber).toBe(`••••••${accountNumber.slice(-4)}`);
    expect(await list(member.token)).toEqual({
      holderName: 'NGUYEN VAN AN',
      holderCountry: '84',
      most: 5,
      list: [value],
    });
    const profile = await site.client.call(endpoints.memberProfile, { token: member.token });
    const centre = await site.client.call(endpoints.securityCentre, { token: member.token });
    const said = JSON.stringify([await list(member.token), profile.reply, centre.reply, site.log]);
    expect(said).not.toContain(accountNumber);
    expect(said).not.toContain(accountNumber.slice(0, 6));
  });

  it('D9 is stored encrypted, and the site can decrypt it', async () => {
    const member = await site.register();
    const accountNumber = freshDigits();
    const { value } = await add(member, { accountNumber });
    const [row] = await site.query<{ accountNumber: string; accountKey: Buffer }>(
      'select * from bank_account where id = $1',
      [value.id],
    );
    expect(JSON.stringify(row)).not.toContain(accountNumber);
    expect(site.site.vault.open('bank account', value.id, row?.accountNumber ?? '')).toBe(
      accountNumber,
    );
  });

  it('H8 can receive money only after a day', async () => {
    const member = await site.register();
    const { value } = await add(member);
    expect(value.usable).toBe(false);
    expect(Date.parse(value.usableAt) - Date.parse(value.createdAt)).toBe(24 * 3600_000);
    // Sessions end within the day, so the account is made older instead.
    await site.query(
      `update bank_account set usable_at = usable_at - interval '23 hours 59 minutes'
        where id = $1`,
      [value.id],
    );
    expect((await list(member.token)).list[0]?.usable).toBe(false);
    site.clock.turn({ minutes: 2 });
    expect((await list(member.token)).list[0]?.usable).toBe(true);
  });

  it('H8 waits again after it was removed and added again', async () => {
    const member = await site.register();
    const accountNumber = freshDigits();
    const first = await add(member, { accountNumber });
    await site.query('update bank_account set usable_at = created_at where id = $1', [
      first.value.id,
    ]);
    await remove(member, first.value.id);
    expect((await add(member, { accountNumber })).value).toMatchObject({ usable: false });
  });

  it.each(['addBankAccount', 'removeBankAccount'] as const)(
    'H8 %s asks for the password',
    async (name) => {
      const member = await site.register();
      const { value } = await add(member);
      const call = (password: string) =>
        name === 'addBankAccount'
          ? add({ ...member, password })
          : remove({ ...member, password }, value.id);
      expect(await call('Wrong-pass-1')).toMatchObject({
        status: 400,
        reply: { code: 'password_wrong' },
      });
      expect((await list(member.token)).list).toHaveLength(1);
      for (let time = 0; time < 10; time += 1) await call('Wrong-pass-1');
      expect(await call(member.password)).toMatchObject({
        status: 429,
        reply: { code: 'login_locked' },
      });
    },
  );

  it('H8 notifies a member with an e-mail address when it is added or removed', async () => {
    const member = await site.register();
    const address = `${member.account}@example.com`;
    await site.query('update member_profile set email = $2 where member_id = $1', [
      member.customerId,
      address,
    ]);
    const accountNumber = freshDigits();
    const { value } = await add(member, { accountNumber });
    await expect.poll(() => site.mail.sentTo(address)).toHaveLength(1);
    expect(site.mail.sentTo(address)[0]?.text).toContain(
      `ending in ${accountNumber.slice(-4)} was added`,
    );
    expect(JSON.stringify(site.mail.sent)).not.toContain(accountNumber);
    await remove(member, value.id);
    await expect.poll(() => site.mail.sentTo(address)).toHaveLength(2);
    expect(site.mail.sentTo(address)[1]?.text).toContain('a bank account was removed');
  });

  it.each([
    ['an unknown bank', { bankCode: 'XXX' }, 'bank_unknown'],
    ['a bank of another brand', { bankCode: 'GCASH' }, 'bank_unknown'],
    ['too few digits', { accountNumber: '123456789' }, 'bank_account_invalid'],
    ['too many digits', { accountNumber: '12345678901234' }, 'bank_account_invalid'],
    ['a holder without letters', { holderName: '12 34' }, 'invalid_input'],
    ['a formula for a holder', { holderName: '<script>=1+1' }, 'invalid_input'],
    ['a holder that no bank here prints', { holderName: 'Ali @ Amin' }, 'bank_account_invalid'],
    ['letters as a number', { accountNumber: '12345abcde' }, 'invalid_input'],
    ['full-width digits', { accountNumber: '１２３４５６７８９０' }, 'invalid_input'],
  ])('MEM-02 is rejected with %s', async (_what, change, code) => {
    const member = await site.register();
    expect(await add(member, change)).toMatchObject({ status: 400, reply: { code } });
    expect((await list(member.token)).list).toEqual([]);
  });
});

describe('the name of the account holder', () => {
  it('MEM-02 must match the profile, however the bank writes it', async () => {
    const member = await site.register();
    const body = { fullname: 'Nguyễn Văn Đức' };
    await site.client.call(endpoints.updateProfile, { token: member.token, body });
    expect((await add(member, { holderName: 'NGUYEN VAN DUC' })).status).toBe(200);
    const other = await add(member, { holderName: 'TRAN THI BA' });
    expect(other).toMatchObject({ status: 409, reply: { code: 'holder_name_mismatch' } });
    expect((await list(member.token)).holderName).toBe('Nguyễn Văn Đức');
  });

  it('MEM-02 is set in the profile by the first account', async () => {
    const member = await site.register();
    await add(member, { holderName: ' Trần  Thị Bà ' });
    const { value } = await site.client.call(endpoints.memberProfile, { token: member.token });
    expect(value).toMatchObject({ fullname: 'Trần Thị Bà', locked: ['fullname'] });
  });

  it('MEM-03 H8 stays after the account is removed', async () => {
    const member = await site.register();
    const { value } = await add(member);
    await remove(member, value.id);
    const body = { fullname: 'Somebody Else' };
    expect(
      await site.client.call(endpoints.updateProfile, { token: member.token, body }),
    ).toMatchObject({
      status: 409,
      reply: { code: 'profile_locked', value: { field: 'fullname' } },
    });
    expect(await add(member, { holderName: 'SOMEBODY ELSE' })).toMatchObject({
      reply: { code: 'holder_name_mismatch' },
    });
  });

  it('H8 is set once when two first accounts are added at the same time', async () => {
    const member = await site.register();
    const names = ['TRAN THI BA', 'NGUYEN VAN AN'];
    const answers = await Promise.all(names.map((holderName) => add(member, { holderName })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a bank account number', () => {
  it('MEM-02 belongs to one member of a brand, even when two add it at the same time', async () => {
    const accountNumber = freshDigits();
    const members = [await site.register(), await site.register()];
    const answers = await Promise.all(members.map((member) => add(member, { accountNumber })));
    expect(answers.map(({ reply }) => (reply.success ? 'bound' : reply.code)).sort()).toEqual([
      'bank_account_taken',
      'bound',
    ]);
  });

  it('may equal the number of an account at another bank', async () => {
    const member = await site.register();
    const accountNumber = freshDigits();
    await add(member, { accountNumber });
    expect((await add(member, { accountNumber, bankCode: 'TCB' })).status).toBe(200);
  });

  it('is free again after it is removed', async () => {
    const [one, other] = [await site.register(), await site.register()];
    const accountNumber = freshDigits();
    const { value } = await add(one, { accountNumber });
    expect((await remove(one, value.id)).status).toBe(200);
    expect((await add(other, { accountNumber })).status).toBe(200);
    expect((await list(one.token)).list).toEqual([]);
  });

  it('is one of five of a member at most, even when all are added at the same time', async () => {
    const member = await site.register();
    const answers = await Promise.all(Array.from({ length: 9 }, () => add(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const [refused] = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, reply: { code: 'too_many_bank_accounts' } });
    expect((await list(member.token)).list).toHaveLength(5);
  });

  it('D1 of another member is not found', async () => {
    const [owner, other] = [await site.register(), await site.register()];
    const { value } = await add(owner);
    expect((await list(other.token)).list).toEqual([]);
    for (const id of [value.id, '01890000-0000-7000-8000-000000000000'])
      expect(await remove(other, id)).toMatchObject({
        status: 404,
        reply: { code: 'bank_account_not_found' },
      });
    expect((await list(owner.token)).list).toHaveLength(1);
    await remove(owner, value.id);
    expect(await remove(owner, value.id)).toMatchObject({
      status: 404,
      reply: { code: 'bank_account_not_found' },
    });
  });

  it('is kept in the records after it is removed', async () => {
    const member = await site.register();
    const { value } = await add(member);
    await remove(member, value.id);
    const [row] = await site.query<{ removedAt: Date }>(
      'select removed_at from bank_account where id = $1',
      [value.id],
    );
    expect(row?.removedAt).toBeInstanceOf(Date);
    await expect(site.query('delete from bank_account where id = $1', [value.id])).rejects.toThrow(
      'permission denied',
    );
  });
});
