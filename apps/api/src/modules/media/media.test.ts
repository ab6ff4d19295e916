import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const draw = async (path: string) => {
  const { status, body, text } = await site.client.raw('GET', `/media/art/${path}`);
  return { status, picture: Buffer.isBuffer(body) ? body.toString() : text };
};

describe('a generated picture', () => {
  it.each([
    'game/INHOUSE.lucky-bowl',
    'vendor/BGS',
    'banner/RNG.lantern-night',
    'banner-compact/RNG.lantern-night',
    'avatar/somebody',
    'payment/online',
  ])('NAV-16 is drawn for %s, always the same', async (path) => {
    const [first, again] = [await draw(`${path}.svg`), await draw(`${path}.svg`)];
    expect(first.status).toBe(200);
    expect(first.picture).toMatch(/^<svg /);
    expect(again).toEqual(first);
  });

  it.each([
    'nothing/x.svg',
    'constructor/x.svg',
    '__proto__/x.svg',
    'game/x.png',
    'game/.svg',
    'game/%3Cscript%3E.svg',
    'game/x%2fy.svg',
    'game/INHOUSE%2elucky-bowl.svg',
    'game/INHOUSE%2Elucky-bowl.svg',
    'game/INHOUSE.lucky-bowl%2esvg',
    `game/${'x'.repeat(81)}.svg`,
    'game/..%2f..%2fx.svg',
  ])('K1 D14 is not drawn for %s', async (path) => {
    expect((await draw(path)).status).toBe(404);
  });

  it('K1 contains no script, for any name', async () => {
    for (const kind of ['game', 'vendor', 'banner', 'banner-compact', 'avatar', 'payment'])
      expect((await draw(`${kind}/onload-alert.javascript.svg`)).picture).not.toMatch(
        /<script|\son\w+=|javascript:/i,
      );
  });
});
