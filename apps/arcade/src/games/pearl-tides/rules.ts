import { cascadesGame } from '../slots/cascades/cascades-game.ts';
import type { CascadesMachine } from '../slots/cascades/machine.ts';

const machine: CascadesMachine = {
  symbols: [
    { letter: 'R', weight: 24, names: { en: 'Crab', vi: 'Cua' }, pays: [600, 1500, 5000] },
    { letter: 'L', weight: 27, names: { en: 'Turtle', vi: 'Rùa biển' }, pays: [400, 800, 2500] },
    { letter: 'M', weight: 30, names: { en: 'Starfish', vi: 'Sao biển' }, pays: [250, 600, 2000] },
    { letter: 'F', weight: 33, names: { en: 'Conch', vi: 'Ốc' }, pays: [175, 400, 1200] },
    { letter: 'A', weight: 37, names: { en: 'Coral', vi: 'San hô' }, pays: [110, 250, 800] },
    { letter: 'K', weight: 39, names: { en: 'Scallop', vi: 'Sò điệp' }, pays: [90, 225, 600] },
    { letter: 'Q', weight: 41, names: { en: 'Fish', vi: 'Cá' }, pays: [70, 160, 500] },
    {
      letter: 'J',
      weight: 43,
      names: { en: 'Sea glass', vi: 'Thủy tinh biển' },
      pays: [57, 150, 400],
    },
    {
      letter: 'S',
      weight: 7,
      names: { en: "Ship's bell", vi: 'Chuông tàu' },
      pays: [300, 600, 5000],
    },
  ],
  times: [1, 2, 3, 4, 5],
  freeTimes: [2, 4, 6, 8, 10],
  free: { spins: 10, more: 5, most: 30 },
  cap: 10_000_000n,
  stated: { rtp: '96.66', hitRate: '25.86', volatility: '4.33' },
};

export const pearlTides = cascadesGame(
  'pearl-tides',
  { en: 'Pearl Tides', vi: 'Sóng Ngọc' },
  machine,
);
