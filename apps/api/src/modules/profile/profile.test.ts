import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { harbor, registerAtHarbor } from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

type Change = BodyOf<typeof endpoints.updateProfile>;
const profileOf = async (token: string) =>
  (await site.client.call(endpoints.memberProfile, { token })).value;
const update = (token: string, body: Change) =>
  site.client.call(endpoints.updateProfile, { token, body });
const refusal = (code: string, field: string) => ({ reply: { code, value: { field } } });

/** The latest birthday that gives this age on the day of the site's clock. */
function bornYearsAgo(years: number, days = 0): string {
  const now = site.clock.now();
  return new Date(
    Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days),
  )
    .toISOString()
    .slice(0, 10);
}

describe('a profile', () => {
  it('MEM-03 is empty at first, except for the name', async () => {
    const { token, account } = await site.register();
    expect(await profileOf(token)).toEqual({
      account,
      nickname: account,
      avatar: expect.stringMatching(/^\/media\/art\/avatar\//),
      memberSince: expect.any(String),
      locked: [],
      birthdayAge: 21,
      ...Object.fromEntries(
        [
          'fullname',
          'birthday',
          'address',
          'nationality',
          'occupation',
          'incomeSource',
          'birthPlace',
          'telegram',
          'line',
          'whatsapp',
          'zalo',
          'facebook',
          'wechat',
          'qqNum',
        ].map((name) => [name, null]),
      ),
    });
  });

  it('MEM-03 stores every field, and clears those the member removes', async () => {
    const { token } = await site.register();
    const told = {
      nickname: freshName(),
      fullname: 'Nguyễn Văn An',
      birthday: bornYearsAgo(30),
      address: '1 Lê Lợi, Quận 1',
      nationality: 'VN',
      occupation: 'Cook',
      incomeSource: 'Salary',
      birthPlace: 'Huế',
      telegram: 'an_telegram',
      line: 'an.line',
      whatsapp: '+84 90',
      zalo: '0901',
      facebook: 'an.fb',
      wechat: 'anwx',
      qqNum: '12345',
    };
    expect((await update(token, told)).status).toBe(200);
    expect(await profileOf(token)).toMatchObject(told);
    await update(token, { address: null, telegram: null });
    expect(await profileOf(token)).toMatchObject({
      ...told,
      address: null,
      telegram: null,
      locked: ['birthday'],
    });
  });

  it('MEM-01 shows a new nickname at once', async () => {
    const { token } = await site.register();
    const nickname = freshName();
    await update(token, { nickname });
    const { value } = await site.client.call(endpoints.memberInfo, { token });
    expect(value).toMatchObject({
      nickname,
      toUpline: false,
      memberLabel: [],
      clubLabel: { rankLevel: 1 },
    });
  });

  it('D8 rejects other fields, and invalid values', async () => {
    const { token, customerId } = await site.register();
    const before = await site.query('select * from member where id = $1', [customerId]);
    for (const body of [
      { type: 1 },
      { isAgent: 2 },
      { account: 'x' },
      { status: 'active' },
      { avatar: 'file:x' },
      { nickname: null },
      { fullname: 1 },
    ])
      expect(await update(token, body as never)).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input' },
      });
    expect(await site.query('select * from member where id = $1', [customerId])).toEqual(before);
  });

  it('changes all or nothing', async () => {
    const { token } = await site.register();
    const taken = freshName();
    await update((await site.register()).token, { nickname: taken });
    expect(await update(token, { address: 'Here', nickname: taken })).toMatchObject({
      reply: { code: 'nickname_taken' },
    });
    expect((await profileOf(token)).address).toBeNull();
  });

  it.each(['address', 'occupation', 'fullname'] as const)(
    'rejects only spaces for %s',
    async (field) => {
      const { token } = await site.register();
      expect(await update(token, { [field]: '   ' })).toMatchObject(
        refusal('profile_invalid', field),
      );
    },
  );

  it.each(['ZZ', 'XX', 'QO', 'EU'])('rejects %s as a nationality', async (nationality) => {
    const { token } = await site.register();
    expect(await update(token, { nationality })).toMatchObject(
      refusal('profile_invalid', 'nationality'),
    );
  });
});

describe('MEM-03 a birthday', () => {
  it('MEM-03 must be twenty-one years ago, to the day', async () => {
    const { token } = await site.register();
    expect(await update(token, { birthday: bornYearsAgo(21, 1) })).toMatchObject({
      status: 400,
      reply: { code: 'under_age', value: { field: 'birthday', age: 21 } },
    });
    expect((await update(token, { birthday: bornYearsAgo(21) })).status).toBe(200);
  });

  it('MEM-03 is set once: a repeat is no change, and another day is rejected', async () => {
    const { token } = await site.register();
    const birthday = bornYearsAgo(40);
    await update(token, { birthday });
    expect((await update(token, { birthday, occupation: 'Cook' })).status).toBe(200);
    for (const other of [bornYearsAgo(41), null])
      expect(await update(token, { birthday: other })).toMatchObject({
        status: 409,
        ...refusal('profile_locked', 'birthday'),
      });
    expect(await profileOf(token)).toMatchObject({ birthday, occupation: 'Cook' });
  });

  it('MEM-03 is set once, even when ten are sent at the same time', async () => {
    const { token } = await site.register();
    const days = Array.from({ length: 10 }, (_, at) => bornYearsAgo(30 + at));
    const answers = await Promise.all(days.map((birthday) => update(token, { birthday })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each(['2001-02-29', '1899-12-31', '9999-01-01', '2000-13-01'])(
    'is never %s',
    async (birthday) => {
      const { token } = await site.register();
      expect(await update(token, { birthday })).toMatchObject(
        refusal('profile_invalid', 'birthday'),
      );
    },
  );
});

describe('K14 a nickname', () => {
  it('K14 belongs to one member, also in look-alike letters', async () => {
    const [one, other] = [await site.register(), await site.register()];
    const nickname = `paypal${freshName()}`;
    await update(one.token, { nickname });
    for (const alike of [
      nickname,
      nickname.toUpperCase(),
      nickname.replaceAll('a', 'а'),
      `${nickname.slice(0, 3)} ${nickname.slice(3)}`,
    ])
      expect(await update(other.token, { nickname: alike })).toMatchObject({
        status: 409,
        ...refusal('nickname_taken', 'nickname'),
      });
  });

  it('K14 belongs to one of two members who choose it at the same time', async () => {
    const tokens = await Promise.all([1, 2, 3].map(async () => (await site.register()).token));
    const nickname = freshName();
    const answers = await Promise.all(tokens.map((token) => update(token, { nickname })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('K14 may be respelled by its own member, and is free after it is given up', async () => {
    const [one, other] = [await site.register(), await site.register()];
    const nickname = freshName();
    await update(one.token, { nickname });
    expect((await update(one.token, { nickname: nickname.toUpperCase() })).status).toBe(200);
    await update(one.token, { nickname: freshName() });
    expect((await update(other.token, { nickname })).status).toBe(200);
  });

  it('D2 K14 may belong to a member of another brand', async () => {
    const nickname = freshName();
    await update((await site.register()).token, { nickname });
    const { value } = await registerAtHarbor(site);
    const call = { token: value.token, host: harbor, body: { nickname } };
    expect((await site.client.call(endpoints.updateProfile, call)).status).toBe(200);
  });

  it.each(['Lantern', 'LANTERN24', 'Admin', 'аdmin', 'Support'])(
    'K14 cannot belong to the house: %s',
    async (nickname) => {
      const { token } = await site.register();
      expect(await update(token, { nickname })).toMatchObject({
        status: 409,
        ...refusal('nickname_taken', 'nickname'),
      });
    },
  );

  it.each(['Lu\u200bcky', '\u3164', '   ', 'Lucky\u00ad', 'Lucky\u061c'])(
    'K14 has no invisible characters: %j',
    async (nickname) => {
      const { token } = await site.register();
      expect(await update(token, { nickname })).toMatchObject({
        status: 400,
        ...refusal('profile_invalid', 'nickname'),
      });
    },
  );

  it('K14 does not change the writing direction', async () => {
    const { token } = await site.register();
    expect(await update(token, { nickname: 'Lucky\u202egnp' })).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });

  it('K1 with HTML markup is stored as plain text', async () => {
    const { token } = await site.register();
    const nickname = `<img src=x onerror=${freshName().slice(0, 4)}>`;
    const address = '"><script>alert(1)</script>';
    await update(token, { nickname, address });
    expect(await profileOf(token)).toMatchObject({ nickname, address });
    const { headers } = await site.client.call(endpoints.memberProfile, { token });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
