import type pg from 'pg';

export interface SeedGame {
  nodeId: string;
  code: string;
  names: Record<string, string>;
  category: string;
  rtp: string;
  /** Whether trial accounts can play it. */
  trial: boolean;
  classify: string;
  /** The smallest stake in minor units, by currency. */
  minBets: Record<string, string>;
  /** How many outcomes the places of its stakes share. */
  outcomes?: number;
  /** The winning lines of a slot. */
  lines?: number;
}

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
                         min_bets, outcomes, line_num)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (node_id) do update set names = excluded.names, rtp = excluded.rtp,
         classify = excluded.classify, min_bets = excluded.min_bets,
         outcomes = excluded.outcomes, line_num = excluded.line_num`,
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
      ],
    );
    for (const brandId of brandIds) {
      await db.query(
        `insert into brand_game (brand_id, node_id, position, hot) values ($1, $2, $3, true)
         on conflict do nothing`,
        [brandId, game.nodeId, position],
      );
    }
  }
}

/** A game of the in-house vendor with one stake a round, as `apps/arcade` describes it. */
const original = (
  code: string,
  names: { en: string; vi: string },
  classify: string,
  rtp = '99.00',
): SeedGame => ({
  nodeId: `BGS:${code}`,
  ...{ code, names, category: 'RNG', rtp, trial: true, classify },
  minBets: { VND: '1000', PHP: '100' },
});

/** A slot of the in-house vendor with twenty lines. */
const lineSlot = (code: string, names: { en: string; vi: string }, rtp: string): SeedGame => ({
  ...original(code, names, 'slot', rtp),
  lines: 20,
});

/** The in-house vendor. */
export const inHouse = {
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
      minBets: { VND: '1000', PHP: '100' },
      outcomes: 6,
    },
    original('dice', { en: 'Dice', vi: 'Xúc Xắc Số' }, 'dice'),
    original('limbo', { en: 'Limbo', vi: 'Tên Lửa' }, 'arcade'),
    original('mines', { en: 'Mines', vi: 'Dò Mìn' }, 'arcade'),
    original('plinko', { en: 'Plinko', vi: 'Thả Bóng' }, 'arcade', '98.53'),
    original('keno', { en: 'Keno', vi: 'Keno' }, 'lottery', '98.53'),
    original('wheel', { en: 'Wheel', vi: 'Vòng Quay' }, 'arcade'),
    original('hilo', { en: 'HiLo', vi: 'Cao Thấp' }, 'card'),
    lineSlot('carp-leap', { en: 'Carp Leap', vi: 'Cá Chép Hóa Rồng' }, '96.25'),
    lineSlot('moon-feast', { en: 'Moon Feast', vi: 'Đêm Trăng Rằm' }, '96.37'),
    lineSlot('brass-compass', { en: 'Brass Compass', vi: 'La Bàn Đồng' }, '96.08'),
    original('pearl-tides', { en: 'Pearl Tides', vi: 'Sóng Ngọc' }, 'slot', '96.66'),
    original('market-boats', { en: 'Market Boats', vi: 'Chợ Nổi' }, 'slot', '95.94'),
    original('spring-fair', { en: 'Spring Fair', vi: 'Hội Xuân' }, 'slot', '95.17'),
  ],
};

/** The stand-in for vendors with their own wallets (`apps/parlour`). It has no play money. */
export const parlour = {
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
    },
  ],
};
