import type { Pick, Sport } from '../league/sport.ts';

/** Lines of the kills on the first map; each match offers those with odds within the limits. */
const killLines = [13, 16, 19, 22, 25];
const kills = ([one, other]: readonly [number, number]) => one + other;

const lines = killLines.flatMap((line): Pick[] => [
  {
    ...{ code: `o${line}`, market: 'kills', label: 'over', value: `${line}.5` },
    wins: ({ first }) => kills(first) > line,
  },
  {
    ...{ code: `u${line}`, market: 'kills', label: 'under', value: `${line}.5` },
    wins: ({ first }) => kills(first) <= line,
  },
]);

/** E-sports: the first side with two maps wins. The kills of each map are Poisson. */
export const neonArena: Sport = {
  code: 'neon-arena',
  algorithm: 'neon-arena/hmac-sha256/1',
  names: { en: 'Neon Arena', vi: 'Đấu Trường Neon' },
  category: 'ESPORTS',
  rtp: '95.00',
  teams: [
    { code: 'NUL', name: 'Null Garden', attack: 106, defence: 95, colours: ['#2ee5b0', '#03251d'] },
    { code: 'LYN', name: 'Echo Lynx', attack: 105, defence: 97, colours: ['#ff5ca8', '#2b0016'] },
    { code: 'TID', name: 'Zero Tide', attack: 102, defence: 97, colours: ['#38b6ff', '#001b2e'] },
    { code: 'LOT', name: 'Iron Lotus', attack: 101, defence: 99, colours: ['#b07bff', '#1a0638'] },
    { code: 'MON', name: 'Pixel Monks', attack: 99, defence: 99, colours: ['#ffb03a', '#2e1a00'] },
    { code: 'GHO', name: 'Ghost Relay', attack: 98, defence: 102, colours: ['#dfe6ff', '#151a38'] },
    {
      code: 'BLM',
      name: 'Static Bloom',
      attack: 96,
      defence: 103,
      colours: ['#ff6f4d', '#2e0a00'],
    },
    {
      code: 'BDG',
      name: 'Nova Badgers',
      attack: 94,
      defence: 106,
      colours: ['#f3ec3a', '#2a2800'],
    },
  ],
  means: [10_000, 10_000],
  most: 29,
  toWin: 2,
  margins: { winner: 50, map: 50, maps: 50, kills: 50, handicap: 50 },
  picks: [
    { code: 'h', market: 'winner', label: 'home', wins: ({ score: [h, a] }) => h > a },
    { code: 'a', market: 'winner', label: 'away', wins: ({ score: [h, a] }) => h < a },
    { code: 'mh', market: 'map', label: 'home', wins: ({ first: [h, a] }) => h > a },
    { code: 'ma', market: 'map', label: 'away', wins: ({ first: [h, a] }) => h < a },
    {
      ...{ code: 'o2', market: 'maps', label: 'over', value: '2.5' },
      wins: ({ score: [h, a] }) => h + a > 2,
    },
    {
      ...{ code: 'u2', market: 'maps', label: 'under', value: '2.5' },
      wins: ({ score: [h, a] }) => h + a === 2,
    },
    {
      ...{ code: 'hm', market: 'handicap', label: 'home', value: '−1.5' },
      wins: ({ score: [h, a] }) => h - a > 1,
    },
    {
      ...{ code: 'ap', market: 'handicap', label: 'away', value: '+1.5' },
      wins: ({ score: [h, a] }) => h - a < 2,
    },
    {
      ...{ code: 'hp', market: 'handicap', label: 'home', value: '+1.5' },
      wins: ({ score: [h, a] }) => a - h < 2,
    },
    {
      ...{ code: 'am', market: 'handicap', label: 'away', value: '−1.5' },
      wins: ({ score: [h, a] }) => a - h > 1,
    },
    ...lines,
  ],
  opposite: [
    ['h', 'a'],
    ['mh', 'ma'],
    ['o2', 'u2'],
    ['hm', 'ap'],
    ['hp', 'am'],
    ...killLines.map((line) => [`o${line}`, `u${line}`]),
  ],
  playMs: 180_000,
};
