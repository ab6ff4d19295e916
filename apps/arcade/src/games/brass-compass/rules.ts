import { linesGame } from '../slots/lines/lines-game.ts';
import type { LinesMachine } from '../slots/lines/machine.ts';
import { same } from '../slots/slot.ts';

const machine: LinesMachine = {
  symbols: [
    { letter: 'W', kind: 'wild', names: { en: 'Compass', vi: 'La bàn' }, pays: [60, 500, 5000] },
    {
      letter: 'S',
      kind: 'scatter',
      names: { en: 'Lighthouse', vi: 'Hải đăng' },
      pays: [40, 200, 2000],
    },
    { letter: 'B', kind: 'bonus', names: { en: 'Chest', vi: 'Rương báu' } },
    { letter: 'R', kind: 'pays', names: { en: 'Ship', vi: 'Thuyền buồm' }, pays: [50, 250, 2500] },
    { letter: 'L', kind: 'pays', names: { en: 'Helm', vi: 'Bánh lái' }, pays: [30, 120, 750] },
    { letter: 'M', kind: 'pays', names: { en: 'Anchor', vi: 'Mỏ neo' }, pays: [20, 80, 400] },
    { letter: 'F', kind: 'pays', names: { en: 'Spyglass', vi: 'Ống nhòm' }, pays: [12, 50, 200] },
    { letter: 'A', kind: 'pays', names: same('A'), pays: [7, 30, 120] },
    { letter: 'K', kind: 'pays', names: same('K'), pays: [7, 30, 120] },
    { letter: 'Q', kind: 'pays', names: same('Q'), pays: [5, 20, 80] },
    { letter: 'J', kind: 'pays', names: same('J'), pays: [5, 20, 80] },
  ],
  reels: [
    'AMSJFKWABAQLQMAQFLJFRKRFQBAQJLKM',
    'AJKFJKQRFMJKLSQRFMFMKAQLJMLKJRAW',
    'LAQJWMQAKQRAMBMJSKFJFLFLQFKABRKJ',
    'LQJFRJARFSKLQKMFAMJQFAKWAMKRLQKJ',
    'ALMBARAMJLKBFKJAQWJRQJFKLRKQFMFS',
  ],
  freeReels: [
    'MKQAQFLSLAFWRQKLJMKFRARMJQAWJQFA',
    'LJRARQJFLMWMJAWKQSKMKFQKRFMALKFJ',
    'JFRAKARMSLQAWKAFWJKFJLJMFLQKRQMQ',
    'QAWLRWLMJFMFAKAJKQMKJRFSJQLFKAQR',
    'MWFKLSMKQFLARFRJFAJAQKQRMWJAKJLQ',
  ],
  free: { spins: 10, triggers: 4, times: 3 },
  bonus: {
    picks: 3,
    prizes: [
      { units: 20, weight: 60 },
      { units: 40, weight: 24 },
      { units: 100, weight: 10 },
      { units: 400, weight: 4 },
      { units: 2000, weight: 2 },
    ],
  },
  cap: 20_000_000n,
  stated: { rtp: '96.08', hitRate: '33.44', volatility: '7.75' },
};

export const brassCompass = linesGame(
  'brass-compass',
  { en: 'Brass Compass', vi: 'La Bàn Đồng' },
  machine,
);
