import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const ask = (wish: { host?: string; language?: string } = {}) =>
  site.client.call(endpoints.promotions, { query: { category: 'new_player' }, ...wish });

describe('the promotions for new players', () => {
  it('REG-12 are in order, in the caller’s language, with existing pictures', async () => {
    const { value } = await ask({ language: 'vi' });
    expect(value.map(({ title }) => title)).toEqual([
      'Ván Bầu Cua đầu tiên',
      'Tự kiểm tra xúc xắc',
      'Chơi thử bằng tiền ảo trước',
    ]);
    for (const { url, urlCompact } of value)
      for (const picture of [url, urlCompact])
        expect((await site.client.raw('GET', picture)).headers).toMatchObject({
          'content-type': 'image/webp',
        });
  });

  it('REG-12 belong to one brand, in a language it has', async () => {
    const { value } = await ask({ host: harbor, language: 'vi' });
    expect(value[0]?.title).toBe('Your first round of Lucky Bowl');
    expect(value.map(({ id }) => id)).not.toContain((await ask()).value[0]?.id);
  });

  it('REG-12 are the running ones', async () => {
    await site.query(
      "update promotion set starts_at = now() + interval '1 hour' where position = 0",
    );
    await site.query("update promotion set ends_at = now() - interval '1 hour' where position = 1");
    // Shared replies are cached for half a minute.
    site.clock.turn({ minutes: 1 });
    expect((await ask({ language: 'en' })).value.map(({ title }) => title)).toEqual([
      'Try it with play money first',
    ]);
  });

  it('K19 have no other category', async () => {
    const answer = await site.client.call(endpoints.promotions, {
      query: { category: "x' or 1=1" },
    });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });

  it('REG-12 come with the banners of the registration page', async () => {
    const { value } = await site.client.call(endpoints.banners, {
      query: { groupName: 'w_reg' },
      language: 'vi',
    });
    expect(value).toMatchObject([
      { groupName: 'w_reg', title: 'Thắp đèn lồng của bạn', linkageType: null },
    ]);
  });
});
