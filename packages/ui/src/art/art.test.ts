import { describe, expect, it } from 'vitest';
import { artAddress, artVersion } from './address.ts';
import { houseGames } from './emblems/house.ts';
import { emblemFor } from './game-art.ts';
import {
  avatar,
  bannerArt,
  favicon,
  gameArt,
  logoMark,
  medal,
  medalRanks,
  paymentMark,
  vendorMark,
} from './index.ts';
import { fnv1a } from './random.ts';

const categories = 'RNG LIVE FISH PVP SPORTS ESPORTS LOTTERY ELOTT COCKFIGHT INHOUSE'.split(' ');
const ids = Array.from({ length: 60 }, (_, at) => `game-${at}`);
const methods = ['online', 'vietqr', 'bank-transfer', 'e-wallet', 'card', 'usdt-trc20'];
const houseCodes = Object.keys(houseGames);
const sixKilobytes = 6 * 1024;

const hostile = [
  '',
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</svg><img src=x onerror=alert(1)>',
  '&lt;&amp;]]><!--',
  '\u0000\uFFFF\uD800',
  '../../etc/passwd',
  'constructor',
  '__proto__',
  'Bầu Cua 葫芦蟹鱼 🎲',
  'x'.repeat(100_000),
];

/** Every kind of picture that an id can have. */
const pictures = (id: string): string[] => [
  ...categories.map((category) => gameArt(id, category)),
  gameArt(id, id, 7),
  bannerArt(id),
  bannerArt(id, 3, true),
  ...categories.map((category) => bannerArt(id, undefined, false, category)),
  vendorMark(id),
  paymentMark(id),
  avatar(id),
  medal(id),
];

const parse = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');

describe('the address of a picture', () => {
  it('changes its version with any picture, so that caches reload', () => {
    const drawn = [
      ...[...ids, 'lucky-bowl', 'moon-dice', ...houseCodes].flatMap(pictures),
      ...medalRanks.map(medal),
      ...methods.map(paymentMark),
    ];
    const everything = drawn.join('');
    expect(artVersion).toBe(fnv1a(everything).toString(36));
  });

  it('names kind, picture and version', () => {
    expect(artAddress('game', 'RNG.moon.4')).toBe(`/media/art/game/RNG.moon.4.svg?v=${artVersion}`);
  });
});

describe('generated artwork', () => {
  it('is the same for the same input', () => {
    expect(pictures('lucky-bowl')).toEqual(pictures('lucky-bowl'));
  });

  it('differs from id to id', () => {
    expect(new Set(ids.map((id) => gameArt(id, 'RNG'))).size).toBe(ids.length);
  });

  it('gives neighbours of a list unlike grounds and unlike emblems', () => {
    const grounds = ids.map((_, at) => /stop-color="(#\w+)"/.exec(gameArt('same', 'RNG', at))?.[1]);
    expect(grounds.slice(1).every((ground, at) => ground !== grounds[at])).toBe(true);
    for (const category of ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTTERY']) {
      for (const place of [0, 1, 2, 3, 4, 5, 6, 7]) {
        expect(emblemFor('same', category, place)).not.toBe(emblemFor('same', category, place + 1));
      }
    }
  });

  it('has an emblem of its own for the bowl game', () => {
    expect(gameArt('lucky-bowl', 'INHOUSE')).not.toBe(gameArt('other-bowl', 'INHOUSE'));
    expect(gameArt('lucky-bowl', 'RNG')).toContain('rotate(-13)');
  });

  it('GAM-22 shows dice and a moon for Moon Dice, in every category', () => {
    expect(emblemFor('moon-dice', 'RNG', 0)).toBe(emblemFor('moon-dice', 'INHOUSE', 3));
    expect(emblemFor('moon-dice', 'RNG', 0)).not.toBe(emblemFor('other-dice', 'RNG', 0));
    expect(gameArt('moon-dice', 'RNG')).toContain('M3-106A60 60');
  });

  it('draws each game of the house as itself in every category, with its title', () => {
    for (const code of houseCodes) {
      expect(gameArt(code, 'RNG')).not.toBe(gameArt(`${code}-2`, 'RNG'));
      expect(emblemFor(code, 'LIVE')).toBe(houseGames[code]?.emblem);
    }
    expect(new Set(houseCodes.map((code) => houseGames[code]?.palette.ground[1])).size).toBe(
      houseCodes.length,
    );
  });

  it('has a sign for each kind of way to pay, and the initials of any other', () => {
    const drawn = [...methods, 'gpay', 'other'].map((method) =>
      paymentMark(method).replace(/ id="\w+"|#\w+a\b/g, ''),
    );
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const svg of drawn) expect(parse(svg).querySelector('parsererror')).toBeNull();
  });

  it('shows a lantern for an unknown category', () => {
    expect(parse(gameArt('x', 'TOMBOLA')).querySelector('parsererror')).toBeNull();
  });

  it.each(ids.slice(0, 12).concat('lucky-bowl', 'moon-dice', houseCodes))(
    'is well-formed XML and at most 6 KB for %s',
    (id) => {
      for (const svg of pictures(id)) {
        expect(parse(svg).documentElement.nodeName).toBe('svg');
        expect(new TextEncoder().encode(svg).length).toBeLessThanOrEqual(sixKilobytes);
      }
    },
  );

  it.each(hostile)('copies nothing of the hostile id %j', (id) => {
    for (const svg of pictures(id)) {
      const page = parse(svg);
      expect(page.documentElement.nodeName).toBe('svg');
      expect(
        page.querySelector('script, image, foreignObject, style, a, text, parsererror'),
      ).toBeNull();
      expect(svg).not.toMatch(/\son\w+=|javascript:|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
      expect(svg.length).toBeLessThanOrEqual(sixKilobytes);
    }
  });

  it('ignores an invalid index or palette', () => {
    for (const place of [-3, 2.7, Number.NaN, Number.POSITIVE_INFINITY, 1e21]) {
      expect(parse(gameArt('x', 'RNG', place)).documentElement.nodeName).toBe('svg');
      expect(bannerArt('x', place)).not.toContain('NaN');
    }
  });

  it('keeps its ids apart when many pictures are in one page', () => {
    const all = ids.flatMap((id) => [
      ...new Set([gameArt(id, 'RNG'), bannerArt(id), bannerArt(id, undefined, true), avatar(id)]),
    ]);
    const drawn = all.flatMap(idsIn);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('refers only to ids that it defines itself', () => {
    for (const svg of ids.flatMap(pictures)) {
      const defined = new Set(idsIn(svg));
      const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map((match) => match[1] ?? '');
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
    }
  });

  it('draws a medal for each of the six ranks, and the lowest for an unknown rank', () => {
    const drawn = medalRanks.map(medal);
    expect(new Set(drawn).size).toBe(6);
    for (const svg of drawn) {
      expect(parse(svg).querySelector('parsererror')).toBeNull();
      expect(svg.length).toBeLessThanOrEqual(sixKilobytes);
    }
    expect(medal('constructor')).toBe(medal('bronze'));
  });

  it('draws the brand mark and its icon', () => {
    for (const svg of [logoMark(), favicon()])
      expect(parse(svg).documentElement.nodeName).toBe('svg');
  });
});
