import type pg from 'pg';
import type { SeedBrand } from './brands.ts';

/** The purses of the house that a brand needs, and whether their balance is stored. */
const housePurses = ['house_games', 'house_play', 'house_gateway', 'house_opening'];

/**
 * Makes a brand. One that is there keeps what it has, because it may have been changed since; it only gets the sections of
 * settings that it lacks. Returns its id.
 */
export async function seedBrand(db: pg.ClientBase, brand: SeedBrand): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into brand (id, code, name, currency, settings) values (uuid_v7(), $1, $2, $3, $4)
     on conflict (code) do update set settings = excluded.settings || brand.settings returning id`,
    [brand.code, brand.name, brand.currency, JSON.stringify(brand.settings)],
  );
  const id = rows[0]?.id ?? '';
  await db.query('insert into brand_host (host, brand_id) values ($1, $2) on conflict (host) do nothing', [
    brand.host,
    id,
  ]);
  for (const purpose of housePurses) await seedHousePurse(db, id, purpose, brand.currency);
  await seedBanners(db, id, brand);
  return id;
}

async function seedBanners(db: pg.ClientBase, id: string, brand: SeedBrand): Promise<void> {
  const { rowCount } = await db.query('select from banner where brand_id = $1 limit 1', [id]);
  if (rowCount) return;
  for (const [position, banner] of brand.banners.entries()) {
    await db.query(
      `insert into banner (id, brand_id, group_name, position, art, texts, linkage_type, linkage)
       values (uuid_v7(), $1, $2, $3, $4, $5, $6, $7)`,
      [id, banner.groupName, position, banner.art, JSON.stringify(banner.texts), banner.linkageType, banner.linkage],
    );
  }
}

async function seedHousePurse(db: pg.ClientBase, brandId: string, purpose: string, currency: string): Promise<void> {
  await db.query(
    `insert into purse (id, brand_id, purpose, currency, balance, may_go_negative)
     values (uuid_v7(), $1, $2, $3, null, true) on conflict do nothing`,
    [brandId, purpose, currency],
  );
}

export interface SeedGame {
  nodeId: string;
  code: string;
  names: Record<string, string>;
  category: string;
  rtp: string;
}

/** A vendor and its games, switched on for the given brands. */
export async function seedVendor(
  db: pg.ClientBase,
  vendor: { code: string; name: string; games: SeedGame[] },
  brandIds: readonly string[],
): Promise<void> {
  await db.query(
    'insert into vendor (code, name) values ($1, $2) on conflict (code) do update set name = excluded.name',
    [vendor.code, vendor.name],
  );
  for (const [position, game] of vendor.games.entries()) {
    await db.query(
      `insert into game (node_id, vendor_code, code, names, category, rtp, trial) values ($1, $2, $3, $4, $5, $6, true)
       on conflict (node_id) do update set names = excluded.names, rtp = excluded.rtp`,
      [game.nodeId, vendor.code, game.code, JSON.stringify(game.names), game.category, game.rtp],
    );
    for (const brandId of brandIds) {
      await db.query(
        'insert into brand_game (brand_id, node_id, position, hot) values ($1, $2, $3, true) on conflict do nothing',
        [brandId, game.nodeId, position],
      );
    }
  }
}

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
    },
  ],
};
