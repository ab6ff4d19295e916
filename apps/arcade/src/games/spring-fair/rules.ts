import { cascadesGame } from '../slots/cascades/cascades-game.ts';
import type { CascadesMachine } from '../slots/cascades/machine.ts';

const machine: CascadesMachine = {
  symbols: [
    {
      letter: 'R',
      weight: 20,
      names: { en: 'Red envelope', vi: 'Bao lì xì' },
      pays: [700, 2000, 10000],
    },
    {
      letter: 'L',
      weight: 25,
      names: { en: 'Square cake', vi: 'Bánh chưng' },
      pays: [350, 800, 4000],
    },
    {
      letter: 'M',
      weight: 30,
      names: { en: 'Peach blossom', vi: 'Hoa đào' },
      pays: [160, 400, 1500],
    },
    {
      letter: 'F',
      weight: 33,
      names: { en: 'Apricot blossom', vi: 'Hoa mai' },
      pays: [90, 200, 800],
    },
    { letter: 'A', weight: 37, names: { en: 'Firecracker', vi: 'Pháo' }, pays: [45, 100, 400] },
    { letter: 'K', weight: 41, names: { en: 'Kumquat', vi: 'Quả quất' }, pays: [30, 80, 300] },
    { letter: 'Q', weight: 43, names: { en: 'Coin', vi: 'Đồng tiền' }, pays: [25, 60, 250] },
    { letter: 'J', weight: 45, names: { en: 'Spring leaf', vi: 'Lộc xuân' }, pays: [15, 50, 200] },
    { letter: 'S', weight: 7, names: { en: 'Firework', vi: 'Pháo hoa' }, pays: [300, 1000, 10000] },
  ],
  times: [1, 2, 4, 8, 16],
  freeTimes: [3, 6, 12, 24, 48],
  free: { spins: 12, more: 6, most: 36 },
  cap: 50_000_000n,
  stated: { rtp: '95.17', hitRate: '29.78', volatility: '7.75' },
};

export const springFair = cascadesGame(
  'spring-fair',
  { en: 'Spring Fair', vi: 'Hội Xuân' },
  machine,
);
