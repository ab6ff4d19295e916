import type pg from 'pg';

const vendors = 60;
const first = [
  ...['Golden', 'Jade', 'Lucky', 'Royal', 'Wild', 'Silver', 'Crystal', 'Mystic', 'Neon', 'Lunar'],
  ...['Solar', 'Frozen', 'Blazing', 'Secret', 'Grand', 'Hidden', 'Velvet', 'Thunder', 'Coral'],
  'Amber',
];
const second = [
  ...['Dragon', 'Tiger', 'Phoenix', 'Carp', 'Lotus', 'Temple', 'Fortune', 'Pearl', 'Buffalo'],
  ...['Panda', 'Monkey', 'Pirate', 'Queen', 'Pharaoh', 'Garden', 'Harbor', 'Lantern', 'Bamboo'],
  ...['Falcon', 'Wolf', 'Crown', 'Island', 'River', 'Comet', 'Orchid'],
];

/**
 * Fills the catalogue of the first brand up to this many games of 60 vendors, with names, kinds,
 * bets and play as a real one has them.
 */
export async function seedCatalogue(db: pg.ClientBase, games: number): Promise<void> {
  await db.query(
    `insert into vendor (code, name)
     select 'V' || lpad(n::text, 2, '0'), 'Vendor ' || n from generate_series(1, $1::int) n
     on conflict do nothing`,
    [vendors],
  );
  await db.query(
    `insert into game (node_id, vendor_code, code, names, category, rtp, trial, classify, min_bets,
                       line_num, created_at)
     select 'V' || vendor || ':g' || n, 'V' || vendor, 'g' || n,
            jsonb_build_object(
              'en', ($2::text[])[1 + n % 20] || ' ' || ($3::text[])[1 + n / 20 % 25] || ' '
                    || (1 + n / 500),
              'vi', 'Trò chơi ' || n),
            case when n % 10 < 6 then 'RNG'
                 else (array['LIVE', 'FISH', 'PVP', 'SPORTS'])[n % 10 - 5] end,
            (90 + n % 80 / 10.0)::numeric(4, 2)::text, n % 3 = 0,
            case when n % 10 < 6 then 'slot' else (array['table', 'fishing', 'card', 'sports'])
              [n % 10 - 5] end,
            jsonb_build_object('VND', ((1 + n % 20) * 100)::text),
            case when n % 10 < 6 then 10 + n % 5 * 10 end,
            now() - make_interval(hours => n)
       from generate_series(1, $1::int) n,
            lateral (select lpad((1 + n % $4::int)::text, 2, '0') as vendor) v
     on conflict do nothing`,
    [games, first, second, vendors],
  );
  await db.query(
    `insert into brand_game (brand_id, node_id, position, hot, popularity)
     select b.id, g.node_id, n, n % 50 = 0, greatest(0, 3000 - n)
       from game g
       cross join lateral (select substring(g.code from 2)::int as n) c
       join brand b on b.code = 'lantern'
      where g.code ~ '^g[0-9]+$'
     on conflict do nothing`,
  );
  await db.query('vacuum analyze game, brand_game, vendor');
}
