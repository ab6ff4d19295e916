import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { harbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const ask = (wish: { host?: string; language?: string } = {}) =>
  site.client.call(endpoints.promotions, { query: { category: 'new_player' }, ...wish });

describe('the promotions for new players', () => {
  it('REG-12 are told in their order, in the language of the caller, with pictures that are there', async () => {
    const { value } = await ask({ language: 'vi' });
    expect(value.map(({ title }) => title)).toEqual([
      'Ván Bầu Cua đầu tiên',
      'Tự kiểm tra xúc xắc',
      'Chơi thử bằng tiền ảo trước',
    ]);
    for (const { url, urlCompact } of value)
      for (const picture of [url, urlCompact])
        expect((await site.client.raw('GET', picture)).headers).toMatchObject({
          'content-type': 'image/svg+xml',
        });
  });

  it('REG-12 are a brand’s own, in a language that it has', async () => {
    const { value } = await ask({ host: harbor, language: 'vi' });
    expect(value[0]?.title).toBe('Your first round of Lucky Bowl');
    expect(value.map(({ id }) => id)).not.toContain((await ask()).value[0]?.id);
  });

  it('REG-12 are those that run now', async () => {
    await site.query(
      "update promotion set starts_at = now() + interval '1 hour' where position = 0",
    );
    await site.query("update promotion set ends_at = now() - interval '1 hour' where position = 1");
    // What is the same for everybody is kept for half a minute.
    site.clock.turn({ minutes: 1 });
    expect((await ask({ language: 'en' })).value.map(({ title }) => title)).toEqual([
      'Try it with play money first',
    ]);
  });

  it('K17 are of no other category', async () => {
    const answer = await site.client.call(endpoints.promotions, {
      query: { category: "x' or 1=1" },
    });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'invalid_input' } });
  });

  it('REG-12 have banners of the registration page beside them', async () => {
    const { value } = await site.client.call(endpoints.banners, {
      query: { groupName: 'w_reg' },
      language: 'vi',
    });
    expect(value).toMatchObject([
      { groupName: 'w_reg', title: 'Thắp đèn lồng của bạn', linkageType: null },
    ]);
  });
});
