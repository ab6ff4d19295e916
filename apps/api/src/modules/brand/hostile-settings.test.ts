import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { hostileLinks, hostilePaths } from '../../../testing/hostile.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

describe('K1 a colour', () => {
  const colours = [
    ...[
      'red',
      '#fff',
      '#12345',
      '#1234567',
      '#12345g',
      '#123456;',
      '#123456}*{x:y',
      ' #123456',
      '#123456\n',
      'url(//evil.test)',
    ],
    ...['expression(alert(1))', 'rgb(0,0,0)', 'var(--x)', '', '#12345６'],
  ];

  it.each(colours)(
    'K1 has six hex digits after # in every setting, and is not %j',
    async (given) => {
      for (const place of [
        ['site', 'chat', 'headerColor'],
        ['site', 'chat', 'menuColor'],
        ['theme', 'light', 'brand'],
        ['theme', 'dark', 'header'],
      ])
        await expect(brands.set('lantern', place, given)).rejects.toThrow(
          /settings of brand lantern are wrong/,
        );
    },
  );

  it.each(colours)('K1 is never %j in the settings a member receives', (given) => {
    const label = { labelName: 'Bronze', color: '#A8623A', color2: '#FFFFFF', rankLevel: 1 };
    const { clubLabel } = endpoints.memberInfo.value.shape;
    expect(clubLabel.safeParse(label).success).toBe(true);
    for (const field of ['color', 'color2'])
      expect(clubLabel.safeParse({ ...label, [field]: given }).success).toBe(false);
  });
});

describe('K2 an address set by staff', () => {
  const broken = { code: '23514' };

  it.each(hostileLinks)('K2 is an http address and is not %j', async (link) => {
    await site.query(
      `insert into domain_route (brand_id, url, position) values ($1, 'https://a.test', 0)
        on conflict do nothing`,
      [await brandIdOf(site, 'lantern')],
    );
    for (const column of [
      'resource set url',
      'resource set qr_code_url',
      'service_entry set url',
      'domain_route set url',
    ])
      await expect(site.query(`update ${column} = $1`, [link]), column).rejects.toMatchObject(
        broken,
      );
  });

  it.each(hostilePaths)('K2 K3 of a banner is a path of the site and is not %j', async (path) => {
    const write = site.query("update banner set linkage = $1 where linkage_type = 'route'", [path]);
    await expect(write).rejects.toMatchObject(broken);
  });

  it.each(['/', '/promotions?category=vip', '/help#deposit', '/a//b'])(
    'K2 of a banner may be %s',
    async (path) => {
      const rows = await site.query(
        "update banner set linkage = $1 where linkage_type = 'route' returning 1",
        [path],
      );
      expect(rows.length).toBeGreaterThan(0);
    },
  );

  it.each(['link', 'javascript', ''])('K2 of a banner cannot have the type %j', async (type) => {
    await expect(site.query('update banner set linkage_type = $1', [type])).rejects.toMatchObject(
      broken,
    );
  });

  it.each([
    ...hostileLinks,
    'https://x.test/path',
    'https://x.test; script-src *',
    'https://*',
    'http://x.test\r\nx: y',
  ])('K2 K16 of a picture or game host is not %j', async (cdn) => {
    for (const place of ['imageCdns', 'launchGameCdns'])
      await expect(brands.set('lantern', ['site', place], [cdn])).rejects.toThrow(
        /are wrong at site/,
      );
  });

  it.each(['G-<script>', "G-1234'", 'UA-1', 'G-abcd', 'G-ABCD\n1234', ''])(
    'K1 of a counter is not %j',
    async (id) => {
      await expect(brands.set('lantern', ['site', 'gtagId'], id)).rejects.toThrow(
        /are wrong at site.gtagId/,
      );
    },
  );
});

describe('K2 an address sent by a visitor', () => {
  // An empty one is a form's field without a value.
  it.each(hostileLinks.filter(Boolean))(
    'K2 is not accepted as the place of registration: %j',
    async (registrationUrl) => {
      const body = {
        username: 'somebody1',
        password: 'Secret-pass-1',
        confirmPassword: 'Secret-pass-1',
        agreement: true,
        registrationUrl,
      };
      expect(await site.client.call(endpoints.registerMember, { body })).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input', value: { fields: ['registrationUrl'] } },
      });
    },
  );
});
