import { fan, pair } from './emblems/cards.ts';
import { luckyBowl, moonDice, twoDice } from './emblems/dice.ts';
import type { Emblem } from './emblems/emblem.ts';
import { balls, basketball, drum, feather, football, pad, tiles, trophy } from './emblems/games.ts';
import { houseGames } from './emblems/house.ts';
import { chips, wheel } from './emblems/live.ts';
import { fish, pearl, turtle } from './emblems/sea.ts';
import { bolt, cherries, coins, crown, gem, lantern, lotus, reels } from './emblems/slots.ts';
import { lettering } from './lettering.ts';
import { type ArtPalette, dusk, gold, moonlight, paletteFor, stepOf } from './palettes.ts';
import { patterns, sparkle } from './patterns.ts';
import { diceFrom, fnv1a, pick } from './random.ts';
import { box, ellipse, group, linear, path, picture, radial, used } from './svg.ts';

type Emblems = readonly [Emblem, ...Emblem[]];

const byCategory: Readonly<Record<string, Emblems | undefined>> = {
  RNG: [lantern, crown, coins, reels, cherries, gem, bolt, lotus],
  LIVE: [chips, pair, wheel],
  FISH: [fish, pearl, turtle],
  PVP: [fan, tiles],
  SPORTS: [football, basketball, trophy],
  ESPORTS: [pad],
  LOTTERY: [balls, drum],
  ELOTT: [drum, balls],
  COCKFIGHT: [feather],
  INHOUSE: [twoDice],
};

/** The in-house game, with its own emblem and colours. */
export const houseGame = 'lucky-bowl';

interface OwnLook {
  emblem: Emblem;
  palette: ArtPalette;
}

/** Games with an emblem and colours of their own. */
const own: ReadonlyMap<string, OwnLook> = new Map([
  [houseGame, { emblem: luckyBowl, palette: dusk }],
  ['moon-dice', { emblem: moonDice, palette: moonlight }],
]);

/**
 * The emblem of a game: its own, or one of its category, chosen by list place or id. Unknown
 * categories get the lantern.
 */
export function emblemFor(id: string, category: string, index?: number): Emblem {
  const known = own.get(id) ?? houseArtOf(id);
  if (known) return known.emblem;
  const name = category.toUpperCase();
  const choices = Object.hasOwn(byCategory, name) ? byCategory[name] : undefined;
  return choices
    ? pick(choices, index === undefined ? fnv1a(`emblem ${id}`) : stepOf(index) * 5)
    : lantern;
}

const houseArtOf = (id: string) => (Object.hasOwn(houseGames, id) ? houseGames[id] : undefined);

/** The two fills of every emblem, `main` and `gold`. */
export const emblemFills = (prefix: string, { emblem }: ArtPalette): string[] => [
  linear(
    `${prefix}e`,
    [
      [0, emblem[0]],
      [0.5, emblem[1]],
      [1, emblem[2]],
    ],
    { x2: 0.35, y2: 1 },
  ),
  linear(
    `${prefix}o`,
    [
      [0, gold[0]],
      [0.5, gold[1]],
      [1, gold[2]],
    ],
    { x2: 0.4, y2: 1 },
  ),
];

/**
 * The art of a game: 300 × 400, without text.
 * @param id any string; only its hash is used
 * @param category such as `RNG` or `LIVE`, in any case
 * @param index the place in a list, so that neighbours get unlike colours
 */
export function gameArt(id: string, category: string, index?: number): string {
  const seed = fnv1a(`game ${category} ${id} ${index ?? ''}`);
  const prefix = `g${seed.toString(36)}`;
  const dice = diceFrom(seed);
  const house = houseArtOf(id);
  const palette = (own.get(id) ?? house)?.palette ?? paletteFor(id, index);
  const [light, middle, deep] = palette.ground;
  const pattern = pick(patterns, dice.roll(patterns.length))(prefix, dice, 300, 400);
  const emblem = emblemFor(
    id,
    category,
    index,
  )({ palette, main: `url(#${prefix}e)`, gold: `url(#${prefix}o)`, prefix, dice, figures: true });
  const lights = Array.from({ length: 5 }, () =>
    sparkle(dice.between(20, 280), dice.between(24, 376), dice.between(3, 8)),
  );
  const body =
    box(0, 0, 300, 400, 0, `url(#${prefix}a)`) +
    pattern.body +
    ellipse(150, 182, 168, 176, `url(#${prefix}h)`) +
    box(0, 250, 300, 150, 0, `url(#${prefix}f)`) +
    ellipse(150, 316, 92, 15, deep, { opacity: '.55' }) +
    path(lights.join(''), '#fff', { opacity: '.75' }) +
    group(house ? 'translate(150 214)scale(1.1)' : 'translate(150 188)scale(1.14)', emblem) +
    (house ? group('translate(150 62)', lettering(house.title, '#fffdf2', deep)) : '');
  const grounds = [
    linear(
      `${prefix}a`,
      [
        [0, light],
        [0.5, middle],
        [1, deep],
      ],
      { x2: 0.55, y2: 1 },
    ),
    radial(`${prefix}h`, [
      [0, '#fff', 0.62],
      [0.55, light, 0.3],
      [1, light, 0],
    ]),
    linear(`${prefix}f`, [
      [0, deep, 0],
      [1, deep, 0.85],
    ]),
  ];
  return picture(
    300,
    400,
    used(body, [...grounds, ...emblemFills(prefix, palette)]) + pattern.defs,
    body,
  );
}
