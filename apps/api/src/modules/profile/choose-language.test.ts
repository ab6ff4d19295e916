import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const languageOf = async (memberId: string) =>
  (
    await site.query<{ language: string }>('select language from member where id = $1', [memberId])
  )[0]?.language;
const choose = (language: string, token?: string, host = 'localhost') =>
  site.client.call(endpoints.updateLanguage, { body: { language }, host, ...(token && { token }) });

describe('a change of language', () => {
  it('I18N-02 is stored for a member, and for no one else', async () => {
    const [one, other] = [await site.register(), await site.register()];
    expect((await choose('vi', one.token)).status).toBe(200);
    expect([await languageOf(one.customerId), await languageOf(other.customerId)]).toEqual([
      'vi',
      'en',
    ]);
    await choose('en', one.token);
    expect(await languageOf(one.customerId)).toBe('en');
  });

  it('I18N-02 is stored for a trial account, too', async () => {
    const { value } = await site.client.call(endpoints.freePlay, { body: {} });
    await choose('vi', value.token);
    expect(await languageOf(value.customerId)).toBe('vi');
  });

  it('I18N-02 is not stored for a visitor or an ended session', async () => {
    expect((await choose('vi')).value).toEqual({});
    const { token, customerId } = await site.register();
    await site.client.call(endpoints.logout, { token });
    expect((await choose('vi', token)).value).toEqual({});
    expect(await languageOf(customerId)).toBe('en');
  });

  it('I18N-02 D2 is not stored through another brand', async () => {
    const { token, customerId } = await site.register({});
    expect((await choose('en', token, 'harbor.localhost')).status).toBe(200);
    await choose('vi', token);
    await choose('en', token, 'harbor.localhost');
    expect(await languageOf(customerId)).toBe('vi');
  });

  it.each(['de', 'xx', 'VI', 'en-GB'])(
    'I18N-02 %s is rejected: the brand has no texts in it',
    async (language) => {
      expect(await choose(language)).toMatchObject({
        status: 400,
        reply: { code: 'language_unknown' },
      });
    },
  );
});
