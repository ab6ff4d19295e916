import { linesGame } from '../slots/lines/lines-game.ts';
import type { LinesMachine } from '../slots/lines/machine.ts';
import { same } from '../slots/slot.ts';

const machine: LinesMachine = {
  symbols: [
    {
      letter: 'W',
      kind: 'wild',
      names: { en: 'Full moon', vi: 'Trăng rằm' },
      pays: [40, 150, 500],
    },
    {
      letter: 'S',
      kind: 'scatter',
      names: { en: 'Star lantern', vi: 'Đèn ông sao' },
      pays: [40, 100, 500],
    },
    { letter: 'B', kind: 'bonus', names: { en: 'Gift box', vi: 'Hộp quà' } },
    { letter: 'R', kind: 'pays', names: { en: 'Lion mask', vi: 'Đầu lân' }, pays: [30, 120, 400] },
    { letter: 'L', kind: 'pays', names: { en: 'Rabbit', vi: 'Thỏ ngọc' }, pays: [24, 75, 250] },
    {
      letter: 'M',
      kind: 'pays',
      names: { en: 'Mooncake', vi: 'Bánh trung thu' },
      pays: [20, 60, 180],
    },
    { letter: 'F', kind: 'pays', names: { en: 'Pomelo', vi: 'Quả bưởi' }, pays: [15, 50, 150] },
    { letter: 'A', kind: 'pays', names: same('A'), pays: [10, 30, 90] },
    { letter: 'K', kind: 'pays', names: same('K'), pays: [8, 30, 90] },
    { letter: 'Q', kind: 'pays', names: same('Q'), pays: [8, 20, 60] },
    { letter: 'J', kind: 'pays', names: same('J'), pays: [8, 20, 60] },
  ],
  reels: [
    'FLSJMKWFBAKLQLAQFRJMRARMKBFQJLAM',
    'AQKQALMFMRFQAKWRFSKJRFAJKMLJMLQW',
    'QBKWQLKWJQFBASAKRQLRFRKJMFJAMAML',
    'KMWJLKJMJRALQWQMAFQRSQMFRAKFKLFA',
    'KAMRFWABFMKLFQBQSKARAMLFJLJMRQKJ',
  ],
  freeReels: [
    'QMRMQLFJLMJQFKAKAWRAMLFALRWJQFKS',
    'RMLMJMARJKFAWFLALMKQFJAFRSLKQWKQ',
    'FMASQMLQJKLMRAKQWLFWFAJKLRFRMKAJ',
    'LQFAJFQJWMAFKLAMAKJQLMWRLKSRKRMF',
    'FMQMWJMJMAFQRAKRKWLFAJAKLSKRLFLQ',
  ],
  free: { spins: 8, triggers: 4, times: 2 },
  bonus: {
    picks: 3,
    prizes: [
      { units: 40, weight: 50 },
      { units: 60, weight: 30 },
      { units: 100, weight: 15 },
      { units: 200, weight: 5 },
    ],
  },
  cap: 4_000_000n,
  stated: { rtp: '96.37', hitRate: '41.02', volatility: '2.87' },
};

export const moonFeast = linesGame(
  'moon-feast',
  { en: 'Moon Feast', vi: 'Đêm Trăng Rằm' },
  machine,
);
