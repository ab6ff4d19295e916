import type pg from 'pg';
import type { SeedBrand } from './brands.ts';

/** The purses of the house that a brand needs, and whether their balance is stored. */
const housePurses = ['house_games', 'house_play', 'house_gateway', 'house_opening'];

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is kept stays; only what it lacks is taken from `usual`, at any depth. */
function complete(kept: unknown, usual: unknown): unknown {
  if (!isTree(kept) || !isTree(usual)) return kept === undefined ? usual : kept;
  const names = new Set([...Object.keys(usual), ...Object.keys(kept)]);
  return Object.fromEntries([...names].map((name) => [name, complete(kept[name], usual[name])]));
}

/**
 * Makes a brand. One that is there keeps what it has, because it may have been changed since; it only gets the settings that it
 * lacks. Returns its id.
 */
export async function seedBrand(db: pg.ClientBase, brand: SeedBrand): Promise<string> {
  const found = await db.query<{ settings: unknown }>('select settings from brand where code = $1', [brand.code]);
  const settings = complete(found.rows[0]?.settings, brand.settings);
  const { rows } = await db.query<{ id: string }>(
    `insert into brand (id, code, name, currency, settings) values (uuid_v7(), $1, $2, $3, $4)
     on conflict (code) do update set settings = excluded.settings returning id`,
    [brand.code, brand.name, brand.currency, JSON.stringify(settings)],
  );
  const id = rows[0]?.id ?? '';
  await db.query('insert into brand_host (host, brand_id) values ($1, $2) on conflict (host) do nothing', [
    brand.host,
    id,
  ]);
  for (const purpose of housePurses) await seedHousePurse(db, id, purpose, brand.currency);
  await seedBanners(db, id, brand);
  await seedPromotions(db, id, brand);
  return id;
}

/** A group of which the brand has banners stays as it is. */
async function seedBanners(db: pg.ClientBase, id: string, brand: SeedBrand): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    'select distinct group_name as name from banner where brand_id = $1',
    [id],
  );
  const missing = brand.banners.filter(({ groupName }) => rows.every(({ name }) => name !== groupName));
  for (const [position, banner] of missing.entries()) {
    await db.query(
      `insert into banner (id, brand_id, group_name, position, art, texts, linkage_type, linkage)
       values (uuid_v7(), $1, $2, $3, $4, $5, $6, $7)`,
      [id, banner.groupName, position, banner.art, JSON.stringify(banner.texts), banner.linkageType, banner.linkage],
    );
  }
}

async function seedPromotions(db: pg.ClientBase, id: string, brand: SeedBrand): Promise<void> {
  const { rowCount } = await db.query('select from promotion where brand_id = $1 limit 1', [id]);
  if (rowCount) return;
  for (const [position, { category, art, texts }] of brand.promotions.entries()) {
    await db.query(
      'insert into promotion (id, brand_id, category, position, art, texts) values (uuid_v7(), $1, $2, $3, $4, $5)',
      [id, category, position, art, JSON.stringify(texts)],
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
