import { linesGame } from '../slots/lines/lines-game.ts';
import type { LinesMachine } from '../slots/lines/machine.ts';
import { same } from '../slots/slot.ts';

const machine: LinesMachine = {
  symbols: [
    {
      letter: 'W',
      kind: 'wild',
      names: { en: 'Golden carp', vi: 'Cá chép vàng' },
      pays: [50, 250, 1000],
    },
    {
      letter: 'S',
      kind: 'scatter',
      names: { en: 'Pearl', vi: 'Ngọc trai' },
      pays: [40, 200, 1000],
    },
    { letter: 'B', kind: 'bonus', names: { en: 'Dragon gate', vi: 'Vũ Môn' } },
    { letter: 'R', kind: 'pays', names: { en: 'Dragon', vi: 'Rồng' }, pays: [40, 150, 750] },
    { letter: 'L', kind: 'pays', names: { en: 'Lotus', vi: 'Hoa sen' }, pays: [30, 100, 400] },
    {
      letter: 'M',
      kind: 'pays',
      names: { en: 'Bronze drum', vi: 'Trống đồng' },
      pays: [20, 75, 300],
    },
    { letter: 'F', kind: 'pays', names: { en: 'Fan', vi: 'Quạt' }, pays: [15, 60, 200] },
    { letter: 'A', kind: 'pays', names: same('A'), pays: [8, 30, 120] },
    { letter: 'K', kind: 'pays', names: same('K'), pays: [8, 30, 120] },
    { letter: 'Q', kind: 'pays', names: same('Q'), pays: [8, 20, 80] },
    { letter: 'J', kind: 'pays', names: same('J'), pays: [8, 20, 80] },
  ],
  reels: [
    'AMSQMKWFBAKLQLAQFRJFRARMQBAQJLKM',
    'AJKFJKQRFMJKLSQRFMFLKAQLJMLKJRAW',
    'MWFQSMLKAWKAFAJFQFMALBQRJRQBJKLJ',
    'RKLJAMFQMAKWLJARAQKWFJQJRSQKFMKL',
    'RQSQMJAFKMBLKLMJARFWJBKALQFAFRKJ',
  ],
  freeReels: [
    'KMJQLWQAKFMJWQARLSMLQAFRAQAKFMRJ',
    'AFAQFSJKRLKQJKFKJQFLJLWMKLWMRMAR',
    'JFRAKARMSLQAWKAFWJKFJLJMFLQKRQMQ',
    'QRKJMKFLFWQKWFALAMKJRJRAKALSQJQM',
    'LKQKJMRJLFQMWRAWJMQFASJAKQAFLKFR',
  ],
  free: { spins: 10, triggers: 4, times: 2 },
  bonus: {
    picks: 3,
    prizes: [
      { units: 40, weight: 40 },
      { units: 60, weight: 30 },
      { units: 100, weight: 15 },
      { units: 200, weight: 10 },
      { units: 400, weight: 4 },
      { units: 1000, weight: 1 },
    ],
  },
  cap: 6_000_000n,
  stated: { rtp: '96.25', hitRate: '35.80', volatility: '3.79' },
};

export const carpLeap = linesGame(
  'carp-leap',
  { en: 'Carp Leap', vi: 'Cá Chép Hóa Rồng' },
  machine,
);
