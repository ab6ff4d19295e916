import type pg from 'pg';
import { rulesOf } from './content/game-rules.ts';

export interface SeedGame {
  nodeId: string;
  code: string;
  names: Record<string, string>;
  category: string;
  /** Null where players play against each other. */
  rtp: string | null;
  /** Whether trial accounts can play it. */
  trial: boolean;
  classify: string;
  /** The smallest stake in minor units, by currency. */
  minBets: Record<string, string>;
  maxBets: Record<string, string>;
  volatility: 'low' | 'medium' | 'high' | 'chosen';
  rules: { en: string; vi: string };
  /** How many outcomes the places of its stakes share. */
  outcomes?: number;
  /** The winning lines of a slot. */
  lines?: number;
}

/** What a new site marks as hot. What is popular comes from real play. */
const hotGames = new Set([
  ...['lucky-bowl', 'reef-hunt', 'carp-leap', 'pearl-tides', 'baccarat', 'sic-bo', 'crash'],
  ...['market-boats', 'mines'],
]);

/** Adds a vendor with its games and enables them for the brands. */
export async function seedVendor(
  db: pg.ClientBase,
  vendor: { code: string; name: string; games: SeedGame[] },
  brandIds: readonly string[],
): Promise<void> {
  await db.query(
    `insert into vendor (code, name) values ($1, $2)
     on conflict (code) do update set name = excluded.name`,
    [vendor.code, vendor.name],
  );
  for (const [position, game] of vendor.games.entries()) {
    await db.query(
      `insert into game (node_id, vendor_code, code, names, category, rtp, trial, classify,
                         min_bets, outcomes, line_num, max_bets, volatility, rules)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       on conflict (node_id) do update set names = excluded.names, rtp = excluded.rtp,
         classify = excluded.classify, min_bets = excluded.min_bets,
         outcomes = excluded.outcomes, line_num = excluded.line_num,
         max_bets = excluded.max_bets, volatility = excluded.volatility, rules = excluded.rules`,
      [
        game.nodeId,
        vendor.code,
        game.code,
        JSON.stringify(game.names),
        game.category,
        game.rtp,
        game.trial,
        game.classify,
        JSON.stringify(game.minBets),
        game.outcomes ?? null,
        game.lines ?? null,
        JSON.stringify(game.maxBets),
        game.volatility,
        JSON.stringify(game.rules),
      ],
    );
    for (const brandId of brandIds) {
      await db.query(
        `insert into brand_game (brand_id, node_id, position, hot) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [brandId, game.nodeId, position, hotGames.has(game.code)],
      );
    }
  }
}

/** The limits of the in-house vendor. */
const houseLimits = {
  minBets: { VND: '1000', PHP: '100' },
  maxBets: { VND: '5000000', PHP: '500000' },
};

/** A game of the in-house vendor with one stake a round, as `apps/arcade` describes it. */
const original = (
  code: keyof typeof rulesOf,
  names: { en: string; vi: string },
  classify: string,
  rtp = '99.00',
): SeedGame => ({
  nodeId: `BGS:${code}`,
  ...{ code, names, category: 'RNG', rtp, trial: true, classify },
  ...houseLimits,
  volatility: 'chosen',
  rules: rulesOf[code],
});

/** A slot of the in-house vendor: with twenty lines, or with cascades. */
const slot = (
  kind: 'lines' | 'cascades',
  code: string,
  names: { en: string; vi: string },
  rtp: string,
  volatility: SeedGame['volatility'],
): SeedGame => ({
  nodeId: `BGS:${code}`,
  ...{ code, names, category: 'RNG', rtp, trial: true, classify: 'slot', volatility },
  ...houseLimits,
  rules: rulesOf[kind],
  ...(kind === 'lines' && { lines: 20 }),
});

/** A table of the in-house vendor; `outcomes` are those that its opposite spots share. */
const table = (
  code: keyof typeof rulesOf,
  names: { en: string; vi: string },
  classify: string,
  rtp: string,
  outcomes?: number,
): SeedGame => ({
  ...original(code, names, classify, rtp),
  category: 'LIVE',
  ...(outcomes ? { outcomes } : {}),
});

/** A virtual league of the in-house vendor. */
const league = (
  category: 'SPORTS' | 'ESPORTS',
  code: keyof typeof rulesOf,
  names: { en: string; vi: string },
  outcomes: number,
): SeedGame => ({ ...original(code, names, 'sports', '95.00'), category, outcomes });

/** The in-house vendor. */
export const inHouse: { code: string; name: string; games: SeedGame[] } = {
  code: 'BGS',
  name: 'Lantern Originals',
  games: [
    {
      nodeId: 'BGS:lucky-bowl',
      code: 'lucky-bowl',
      names: { en: 'Lucky Bowl', vi: 'Bầu Cua' },
      category: 'INHOUSE',
      rtp: '92.13',
      trial: true,
      classify: 'dice',
      ...houseLimits,
      outcomes: 6,
      volatility: 'low',
      rules: rulesOf['lucky-bowl'],
    },
    original('dice', { en: 'Dice', vi: 'Xúc Xắc Số' }, 'dice'),
    original('limbo', { en: 'Limbo', vi: 'Tên Lửa' }, 'arcade'),
    original('mines', { en: 'Mines', vi: 'Dò Mìn' }, 'arcade'),
    original('plinko', { en: 'Plinko', vi: 'Thả Bóng' }, 'arcade', '98.53'),
    original('keno', { en: 'Keno', vi: 'Keno' }, 'lottery', '98.53'),
    original('wheel', { en: 'Wheel', vi: 'Vòng Quay' }, 'arcade'),
    original('hilo', { en: 'HiLo', vi: 'Cao Thấp' }, 'card'),
    slot('lines', 'carp-leap', { en: 'Carp Leap', vi: 'Cá Chép Hóa Rồng' }, '96.25', 'medium'),
    slot('lines', 'moon-feast', { en: 'Moon Feast', vi: 'Đêm Trăng Rằm' }, '96.37', 'low'),
    slot('lines', 'brass-compass', { en: 'Brass Compass', vi: 'La Bàn Đồng' }, '96.08', 'high'),
    slot('cascades', 'pearl-tides', { en: 'Pearl Tides', vi: 'Sóng Ngọc' }, '96.66', 'medium'),
    slot('cascades', 'market-boats', { en: 'Market Boats', vi: 'Chợ Nổi' }, '95.94', 'medium'),
    slot('cascades', 'spring-fair', { en: 'Spring Fair', vi: 'Hội Xuân' }, '95.17', 'high'),
    table('baccarat', { en: 'Baccarat', vi: 'Baccarat' }, 'card', '98.94', 3),
    table('dragon-tiger', { en: 'Dragon Tiger', vi: 'Rồng Hổ' }, 'card', '96.27', 3),
    table('sic-bo', { en: 'Sic Bo', vi: 'Tài Xỉu' }, 'dice', '97.22', 2),
    table('xoc-dia', { en: 'Xoc Dia', vi: 'Xóc Đĩa' }, 'table', '98.00', 2),
    table('roulette', { en: 'Roulette', vi: 'Roulette' }, 'table', '97.30', 2),
    original('crash', { en: 'Crash', vi: 'Đèn Trời' }, 'arcade'),
    {
      ...table('duel', { en: 'Lantern Duel', vi: 'Song Đấu' }, 'table', '95.40', 3),
      category: 'COCKFIGHT',
    },
    {
      nodeId: 'BGS:tien-len',
      code: 'tien-len',
      names: { en: 'Tien Len', vi: 'Tiến Lên' },
      ...{ category: 'PVP', rtp: null, trial: true, classify: 'card', volatility: 'chosen' },
      // The buy-ins of the smallest and the largest room.
      minBets: { VND: '3900', PHP: '3900' },
      maxBets: { VND: '780000', PHP: '195000' },
      // A buy-in names two opposite stakes, of which only one counts.
      outcomes: 2,
      rules: rulesOf['tien-len'],
    },
    {
      ...original('reef-hunt', { en: 'Reef Hunt', vi: 'Săn Cá Rạn San Hô' }, 'arcade', '97.00'),
      category: 'FISH',
      minBets: { VND: '1000', PHP: '100' },
      // Five shots of the highest stake.
      maxBets: { VND: '2500000', PHP: '250000' },
    },
    league('SPORTS', 'rivers-league', { en: 'Rivers League', vi: 'Giải Các Dòng Sông' }, 3),
    league('ESPORTS', 'neon-arena', { en: 'Neon Arena', vi: 'Đấu Trường Neon' }, 2),
  ],
};

/** The stand-in for vendors with their own wallets (`apps/parlour`). It has no play money. */
export const parlour: typeof inHouse = {
  code: 'PLR',
  name: 'Moon Parlour',
  games: [
    {
      nodeId: 'PLR:moon-dice',
      code: 'moon-dice',
      names: { en: 'Moon Dice', vi: 'Xúc Xắc Trăng' },
      category: 'RNG',
      rtp: '99.00',
      trial: false,
      classify: 'dice',
      minBets: { VND: '1000', PHP: '100' },
      maxBets: { VND: '5000000', PHP: '1000000' },
      volatility: 'chosen',
      rules: rulesOf['moon-dice'],
    },
  ],
};
