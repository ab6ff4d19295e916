import { emblemFills, emblemFor, houseGame } from './game-art.ts';
import { type ArtPalette, dusk, gold, ink, paletteFor, palettes, stepOf } from './palettes.ts';
import { type Dice, diceFrom, fnv1a, pick, shortened } from './random.ts';
import {
  box,
  circle,
  ellipse,
  group,
  line,
  linear,
  path,
  picture,
  radial,
  round,
  tag,
  used,
} from './svg.ts';

type Point = readonly [x: number, y: number];

interface Scene {
  readonly width: number;
  readonly height: number;
  readonly prefix: string;
  readonly dice: Dice;
  readonly palette: ArtPalette;
}

const categories: readonly [string, ...string[]] = [
  'RNG',
  'LOTTERY',
  'PVP',
  'LIVE',
  'FISH',
  'INHOUSE',
  'SPORTS',
];

/** Roofs of a market street along the foot, some windows lit. */
function street({ width, height, dice, palette }: Scene): string {
  const windows: string[] = [];
  let outline = `M0 ${height}`;
  for (let x = 0; x < width; ) {
    const half = 50 + dice.roll(40);
    const top = height - 26 - dice.roll(44);
    outline += `V${top}l-8 3q8-2 ${half + 8}-24q${half} 22 ${half + 8} 24l-8-3V${top + 6}`;
    if (dice.roll(3) > 0) windows.push(`M${x + half - 8} ${top + 12}h6v9h-6zm11 0h6v9h-6z`);
    x += 2 * half;
    outline += `H${x}`;
  }
  return (
    path(`${outline}V${height}z`, palette.ground[2]) +
    path(windows.join(''), gold[1], { opacity: '.7' })
  );
}

/** Dots of light, each a stroke without length. */
function stars({ width, height, dice }: Scene): string {
  const dots = Array.from({ length: 9 }, () => {
    const [x, y] = [dice.between(width * 0.3, width), dice.between(6, height * 0.5)];
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });
  return line(dots.join(''), '#fff', 2.4, { opacity: '.7' });
}

function hills({ width, height, dice, palette }: Scene): string {
  const ridge = (base: number, swing: number) => {
    const crest = (share: number) =>
      `${round(width * share)} ${round(height * base - dice.between(0, swing))}`;
    const start = `M0 ${height}V${round(height * base)}`;
    const crests = [
      `${start}Q${crest(0.14)} ${crest(0.3)}`,
      ...[0.58, 0.82, 1].map((share) => crest(share)),
    ];
    return `${crests.join('T')}V${height}z`;
  };
  return path(ridge(0.8, 66), palette.ground[1], { opacity: '.5' });
}

/** A string of lanterns that sags between two points; it starts beyond the text. */
function garland({ width, prefix }: Scene, from: Point, to: Point, sag: number): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag];
  const hung = [0.62, 0.74, 0.66, 0.8, 0.7].map((size, index) => {
    const share = (index + 1) / 5.8;
    const at = (axis: 0 | 1) =>
      (1 - share) ** 2 * from[axis] +
      2 * share * (1 - share) * middle[axis] +
      share ** 2 * to[axis];
    return tag('use', {
      href: `#${prefix}n`,
      transform: `translate(${round(at(0))} ${round(at(1))})scale(${size})`,
    });
  });
  const [a, b, c] = [from, middle, to].map(([x, y]) => `${round(x)} ${round(y)}`);
  return line(`M${a}Q${b} ${c}`, gold[1], width > 900 ? 2 : 1.6, { opacity: '.7' }) + hung.join('');
}

/** One lantern hanging from (0, 0), about 52 high. */
const hanging = (prefix: string): string =>
  tag(
    'g',
    { id: `${prefix}n` },
    circle(0, 26, 44, `url(#${prefix}w)`) +
      ellipse(0, 26, 20, 17, '#ff947a') +
      ellipse(0, 26, 10, 17, '#ffc3b2') +
      path('M-9 6H9V11H-9zM-9 41H9V46H-9z', gold[1]) +
      line('M0 0V6M-4 46V54M0 46V60M4 46V54', gold[1], 1.8),
  );

function definitions({ prefix, palette }: Scene): string {
  const [light, middle] = palette.ground;
  return (
    linear(
      `${prefix}a`,
      [
        [0, ink],
        [0.75, middle],
        [1, light],
      ],
      { x2: 1, y2: 0.24 },
    ) +
    linear(
      `${prefix}z`,
      [
        [0, ink, 0.92],
        [0.45, ink, 0.55],
        [0.68, ink, 0],
      ],
      { x2: 1, y2: 0 },
    ) +
    radial(`${prefix}h`, [
      [0, '#fff', 0.55],
      [0.4, light, 0.4],
      [1, light, 0],
    ]) +
    radial(`${prefix}w`, [
      [0, '#ffd78a', 0.65],
      [1, '#ff947a', 0],
    ]) +
    hanging(prefix)
  );
}

function colours(id: string, palette: number | undefined): ArtPalette {
  if (palette !== undefined) return pick(palettes, stepOf(palette));
  return id === houseGame ? dusk : paletteFor(id);
}

/**
 * The art of a banner: a market street at dusk, an emblem at the end side, dark at the start side,
 * where the words stand.
 * @param id any string; only its hash is used
 * @param palette 0 to 11 to choose the colours; by the id when left out
 * @param compact 640 × 360 for phones; otherwise 1200 × 400
 * @param category whose emblem to show; by the id when left out
 */
export function bannerArt(
  id: string,
  palette?: number,
  compact = false,
  category?: string,
): string {
  const seed = fnv1a(`banner ${id} ${palette ?? ''} ${category ?? ''}`);
  const [width, height] = compact ? [640, 360] : [1200, 400];
  const scene: Scene = {
    width,
    height,
    prefix: `b${shortened(seed)}${compact ? 'c' : ''}`,
    dice: diceFrom(seed),
    palette: colours(id, palette),
  };
  const { prefix, dice } = scene;
  const centre = [
    round(width * (compact ? 0.83 : 0.81)),
    round(height * (compact ? 0.6 : 0.54)),
  ].join(' ');
  const draw = emblemFor(id, category ?? pick(categories, dice.roll(categories.length)));
  const emblem = draw({
    palette: scene.palette,
    main: `url(#${prefix}e)`,
    gold: `url(#${prefix}o)`,
    prefix,
    dice,
    figures: false,
  });
  return picture(
    width,
    height,
    definitions(scene) + used(emblem, emblemFills(prefix, scene.palette)),
    box(0, 0, width, height, 0, `url(#${prefix}a)`) +
      stars(scene) +
      hills(scene) +
      street(scene) +
      box(0, 0, width, height, 0, `url(#${prefix}z)`) +
      garland(
        scene,
        [width * (compact ? 0.44 : 0.36), -16],
        [width + 10, height * 0.05],
        height * 0.24,
      ) +
      group(
        `translate(${centre})scale(${compact ? 0.92 : 1.3})`,
        ellipse(0, 0, 150, 150, `url(#${prefix}h)`) + emblem,
      ),
  );
}
