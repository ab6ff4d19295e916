import { fnv1a } from './random.ts';
import { circle, group, line, linear, path, picture } from './svg.ts';

/** The ranks from the lowest, each with its metal (light to deep) and ribbon. */
const metals = {
  bronze: ['#f3c7a0', '#a8623a', '#5d2f17', '#3b5f9e'],
  silver: ['#ffffff', '#8d93a8', '#4a5068', '#444cbf'],
  gold: ['#fff0b8', '#f2b63c', '#9a5f10', '#b82749'],
  platinum: ['#eafcff', '#5fb7c9', '#1d6375', '#6633ad'],
  diamond: ['#efeaff', '#7c6bff', '#3222a8', '#12958d'],
  crown: ['#ffc4c0', '#d7263d', '#75101f', '#b8741a'],
} as const;

export type MedalRank = keyof typeof metals;

export const medalRanks = Object.keys(metals) as readonly MedalRank[];

type Draw = (light: string, deep: string) => string;

const star =
  'M0-13l3.8 7.9 8.700 1.200-6.300 6 1.600 8.600' +
  '-7.800-4.200-7.800 4.200 1.600-8.600-6.300-6 8.700-1.200z';
const crown = 'M-13-7l6.500 5.500L0-12l6.500 10.500L13-7l-2.500 15h-21z';

/** The emblem of a medal: bars, a laurel, a star, a shield, a stone, a crown. */
const signs: Record<MedalRank, Draw> = {
  bronze: (light) => line('M-7 3L0-4L7 3', light, 3.4),
  silver: (light) => line('M-7-1L0-8L7-1M-7 8L0 1L7 8', light, 3.4),
  gold: (light, deep) => path(star, light, { stroke: deep, 'stroke-width': 1 }),
  platinum: (light, deep) =>
    path('M0-13q6 4.500 12 4.500v8q0 9-12 14q-12-5-12-14v-8q6 0 12-4.500z', light) +
    line('M-5 0L-1 4L6-4', deep, 2.6),
  diamond: (light, deep) =>
    path('M-8-9H8L14-2L0 13L-14-2z', light) +
    line('M-14-2H14M-8-9L-4.500-2L0 13L4.500-2L8-9M-4.500-2L0-9L4.500-2', deep, 1.2, {
      opacity: '.7',
    }),
  crown: (light, deep) =>
    path(crown, light) +
    line('M-10.500 11.500H10.500', light, 2.6) +
    circle(0, 1, 2.6, deep) +
    circle(0, -13, 2, light),
};

const isRank = (name: string): name is MedalRank => Object.hasOwn(metals, name);

/**
 * A rank's medal: 80 × 80, a metal disc on two ribbons.
 * @param rank a name of `medalRanks`; others get the lowest medal
 */
export function medal(rank: string): string {
  const name: MedalRank = isRank(rank) ? rank : 'bronze';
  const [light, main, deep, ribbon] = metals[name];
  const prefix = `m${fnv1a(`medal ${name}`).toString(36)}`;
  const ground = linear(
    `${prefix}a`,
    [
      [0, light],
      [0.45, main],
      [1, deep],
    ],
    { x2: 1, y2: 1 },
  );
  const ribbons =
    path('M22 4h14l8 22-12 6z', ribbon) + path('M58 4H44l-8 22 12 6z', ribbon, { opacity: '.8' });
  const rim = circle(40, 48, 28, `url(#${prefix}a)`) + circle(40, 48, 22.5, main);
  const shine = line('M22.500 41a19 19 0 0 1 12-10.500', light, 2.4, { opacity: '.7' });
  const ring = circle(40, 48, 22.5, 'none', { stroke: deep, 'stroke-width': 1.2, opacity: '.5' });
  return picture(
    80,
    80,
    ground,
    ribbons + rim + ring + shine + group('translate(40 48)', signs[name](light, deep)),
  );
}
