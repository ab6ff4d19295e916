import { cascadesGame } from '../slots/cascades/cascades-game.ts';
import type { CascadesMachine } from '../slots/cascades/machine.ts';

const machine: CascadesMachine = {
  symbols: [
    { letter: 'R', weight: 22, names: { en: 'Durian', vi: 'Sầu riêng' }, pays: [600, 1500, 5000] },
    {
      letter: 'L',
      weight: 26,
      names: { en: 'Dragon fruit', vi: 'Thanh long' },
      pays: [400, 800, 2500],
    },
    {
      letter: 'M',
      weight: 30,
      names: { en: 'Mangosteen', vi: 'Măng cụt' },
      pays: [200, 500, 1500],
    },
    { letter: 'F', weight: 33, names: { en: 'Pineapple', vi: 'Dứa' }, pays: [140, 300, 1000] },
    { letter: 'A', weight: 37, names: { en: 'Mango', vi: 'Xoài' }, pays: [75, 180, 600] },
    { letter: 'K', weight: 40, names: { en: 'Watermelon', vi: 'Dưa hấu' }, pays: [60, 150, 500] },
    { letter: 'Q', weight: 42, names: { en: 'Coconut', vi: 'Dừa' }, pays: [50, 120, 400] },
    { letter: 'J', weight: 44, names: { en: 'Banana', vi: 'Chuối' }, pays: [40, 100, 300] },
    { letter: 'S', weight: 7, names: { en: 'Boat', vi: 'Ghe' }, pays: [300, 600, 10000] },
  ],
  times: [1, 2, 3, 5, 8],
  freeTimes: [3, 6, 9, 15, 24],
  free: { spins: 10, more: 5, most: 30 },
  cap: 25_000_000n,
  stated: { rtp: '95.94', hitRate: '27.72', volatility: '5.65' },
};

export const marketBoats = cascadesGame(
  'market-boats',
  { en: 'Market Boats', vi: 'Chợ Nổi' },
  machine,
);
