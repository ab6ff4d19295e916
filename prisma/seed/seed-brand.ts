import type pg from 'pg';
import type { BrandSettings } from '../src/brand-settings.ts';
import type { SeedContent } from './content/index.ts';
import { seedContent } from './seed-content.ts';

export interface SeedBrand {
  code: string;
  name: string;
  currency: string;
  /** An IANA name; the brand's days begin by it. */
  timeZone: string;
  host: string;
  settings: BrandSettings;
  /** Commission for members who invite; a brand without it pays none. */
  referral?: SeedReferral;
  content: SeedContent;
}

export interface SeedReferral {
  base: 'turnover' | 'net';
  period: 'day' | 'week' | 'month';
  /** Parts per million by level. */
  rates: readonly number[];
  deposits: string;
  turnover: string;
  holdDays: number;
}

/** A brand's house purses; none of them stores its balance. */
const housePurses = [
  'house_games',
  'house_play',
  'house_gateway',
  'house_bank',
  'house_fees',
  'house_adjustments',
  'house_agreements',
  'house_opening',
  'house_referrals',
];

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps stored values and takes only missing ones from `usual`, at any depth. */
function complete(kept: unknown, usual: unknown): unknown {
  if (!isTree(kept) || !isTree(usual)) return kept === undefined ? usual : kept;
  const names = new Set([...Object.keys(usual), ...Object.keys(kept)]);
  return Object.fromEntries([...names].map((name) => [name, complete(kept[name], usual[name])]));
}

/**
 * Creates a brand. An existing brand keeps its values, because they may have been changed, and gets
 * only missing settings. Returns the id.
 */
export async function seedBrand(db: pg.ClientBase, brand: SeedBrand): Promise<string> {
  const found = await db.query<{ settings: unknown }>(
    'select settings from brand where code = $1',
    [brand.code],
  );
  const settings = complete(found.rows[0]?.settings, brand.settings);
  const { rows } = await db.query<{ id: string }>(
    `insert into brand (id, code, name, currency, time_zone, settings)
     values (uuid_v7(), $1, $2, $3, $4, $5)
     on conflict (code) do update set settings = excluded.settings returning id`,
    [brand.code, brand.name, brand.currency, brand.timeZone, JSON.stringify(settings)],
  );
  const id = rows[0]?.id ?? '';
  await db.query(
    'insert into brand_host (host, brand_id) values ($1, $2) on conflict (host) do nothing',
    [brand.host, id],
  );
  for (const purpose of housePurses) await seedHousePurse(db, id, purpose, brand.currency);
  if (brand.referral) await seedReferral(db, id, brand.referral);
  await seedContent(db, id, brand.content);
  return id;
}

/** Adds a brand's plan, unless the brand has ever had one. */
async function seedReferral(
  db: pg.ClientBase,
  brandId: string,
  { base, period, rates, deposits, turnover, holdDays }: SeedReferral,
): Promise<void> {
  await db.query(
    `insert into referral_plan
       (brand_id, base, period, rates, deposits, turnover, hold_days, starts_on)
     select $1, $2, $3, $4, $5, $6, $7, brand_day($1, now())
      where not exists (select from referral_plan where brand_id = $1)`,
    [brandId, base, period, rates, deposits, turnover, holdDays],
  );
}

async function seedHousePurse(
  db: pg.ClientBase,
  brandId: string,
  purpose: string,
  currency: string,
): Promise<void> {
  await db.query(
    `insert into purse (id, brand_id, purpose, currency, balance, may_go_negative)
     values (uuid_v7(), $1, $2, $3, null, true) on conflict do nothing`,
    [brandId, purpose, currency],
  );
}
