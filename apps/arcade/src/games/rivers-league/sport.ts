import type { Pick, Sport } from '../league/sport.ts';

const goals = ([one, other]: readonly [number, number]) => one + other;

const lines = [1, 2, 3].flatMap((line): Pick[] => [
  {
    ...{ code: `o${line}`, market: 'goals', label: 'over', value: `${line}.5` },
    wins: ({ score }) => goals(score) > line,
  },
  {
    ...{ code: `u${line}`, market: 'goals', label: 'under', value: `${line}.5` },
    wins: ({ score }) => goals(score) <= line,
  },
]);

const upTo4 = [0, 1, 2, 3, 4];
const scores = upTo4.flatMap((home) =>
  upTo4.map(
    (away): Pick => ({
      ...{ code: `s${home}${away}`, market: 'score', label: 'score', value: `${home}–${away}` },
      wins: ({ score: [h, a] }) => h === home && a === away,
    }),
  ),
);

/** Football: goals are Poisson, home and away independent. */
export const riversLeague: Sport = {
  code: 'rivers-league',
  algorithm: 'rivers-league/hmac-sha256/1',
  names: { en: 'Rivers League', vi: 'Giải Các Dòng Sông' },
  category: 'SPORTS',
  rtp: '95.00',
  teams: [
    {
      code: 'HER',
      name: 'Amber Herons',
      attack: 128,
      defence: 78,
      colours: ['#f0a52c', '#2b1600'],
    },
    { code: 'CRP', name: 'Jade Carp', attack: 118, defence: 88, colours: ['#1fa67a', '#ffffff'] },
    {
      code: 'BUF',
      name: 'Silver Buffalo',
      attack: 96,
      defence: 82,
      colours: ['#c9d1de', '#1c2333'],
    },
    {
      code: 'KIT',
      name: 'Crimson Kites',
      attack: 112,
      defence: 104,
      colours: ['#d42a3f', '#ffffff'],
    },
    { code: 'OTT', name: 'River Otters', attack: 98, defence: 98, colours: ['#2f6fe0', '#ffffff'] },
    {
      code: 'CRN',
      name: 'Night Cranes',
      attack: 90,
      defence: 102,
      colours: ['#3a2a6b', '#ffffff'],
    },
    {
      code: 'MNG',
      name: 'Mangrove Town',
      attack: 86,
      defence: 112,
      colours: ['#5c7a2a', '#ffffff'],
    },
    {
      code: 'SLT',
      name: 'Salt Harbour',
      attack: 78,
      defence: 124,
      colours: ['#e9eef7', '#0b4a6b'],
    },
  ],
  means: [1_400, 1_150],
  most: 9,
  toWin: 1,
  margins: { result: 50, goals: 50, both: 50, score: 100 },
  picks: [
    { code: 'h', market: 'result', label: 'home', wins: ({ score: [h, a] }) => h > a },
    { code: 'd', market: 'result', label: 'draw', wins: ({ score: [h, a] }) => h === a },
    { code: 'a', market: 'result', label: 'away', wins: ({ score: [h, a] }) => h < a },
    ...lines,
    { code: 'y', market: 'both', label: 'yes', wins: ({ score: [h, a] }) => h > 0 && a > 0 },
    { code: 'n', market: 'both', label: 'no', wins: ({ score: [h, a] }) => h === 0 || a === 0 },
    ...scores,
    { code: 'so', market: 'score', label: 'other', wins: ({ score: [h, a] }) => h > 4 || a > 4 },
  ],
  opposite: [
    ['h', 'd', 'a'],
    ['o1', 'u1'],
    ['o2', 'u2'],
    ['o3', 'u3'],
    ['y', 'n'],
  ],
  playMs: 180_000,
};
