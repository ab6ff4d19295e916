import type pg from 'pg';
import type { SeedContent } from './content/index.ts';

/** One insert per kind of content. `$1` is the brand id, `$2` the entries as a JSON array. */
const statements: { readonly [Kind in keyof SeedContent]: string } = {
  banners: `insert into banner
      (id, brand_id, group_name, position, art, texts, linkage_type, linkage)
    select uuid_v7(), $1, e->>'groupName', at, e->>'art', e->'texts', e->>'linkageType',
           e->>'linkage'
      from entry
     where not exists
       (select from banner b where b.brand_id = $1 and b.group_name = e->>'groupName')`,
  promotions: `insert into promotion
      (id, brand_id, category, position, art, texts, starts_at, ends_at)
    select uuid_v7(), $1, e->>'category', at, e->>'art', e->'texts',
           now() + make_interval(days => (e->>'startsIn')::int),
           now() + make_interval(days => (e->>'endsIn')::int)
      from entry
     where not exists
       (select from promotion p where p.brand_id = $1 and p.category = e->>'category')`,
  announcements: `insert into announcement
      (id, brand_id, type, audience, texts, published_at, ends_at)
    select uuid_v7(), $1, e->>'type', coalesce(e->>'audience', 'all'), e->'texts',
           now() - make_interval(hours => (e->>'age')::int),
           now() + make_interval(days => (e->>'endsIn')::int)
      from entry
     where not exists (select from announcement where brand_id = $1)`,
  help: `insert into help_section (id, brand_id, hash, position, texts)
    select uuid_v7(), $1, e->>'hash', at, e->'texts' from entry
     where not exists (select from help_section where brand_id = $1)`,
  resources: `insert into resource
      (brand_id, name, resource_type, url, qr_code_url, labels, position)
    select $1, e->>'name', e->>'resourceType', e->>'url', e->>'qrCodeUrl', e->'labels', at
      from entry
     where not exists (select from resource where brand_id = $1)`,
  serviceEntries: `insert into service_entry
      (id, brand_id, cs_type, titles, url, path_type, position)
    select uuid_v7(), $1, e->>'csType', e->'titles', e->>'url', e->>'pathType', at
      from entry
     where not exists (select from service_entry where brand_id = $1)`,
};

const entries = `with entry as (
    select e, (ordinality - 1)::int as at
      from jsonb_array_elements($2) with ordinality as t (e, ordinality))`;

/**
 * Adds a brand's content. Skips a kind that the brand already has (banners by group, promotions by
 * category), because the brand may have changed it.
 */
export async function seedContent(
  db: pg.ClientBase,
  brandId: string,
  content: SeedContent,
): Promise<void> {
  for (const [kind, statement] of Object.entries(statements))
    await db.query(`${entries} ${statement}`, [
      brandId,
      JSON.stringify(content[kind as keyof SeedContent]),
    ]);
}

/** Adds the address of a brand in development. */
export async function seedRoute(db: pg.ClientBase, brandId: string, url: string): Promise<void> {
  await db.query(
    `insert into domain_route (brand_id, url, position) select $1, $2, 0
      where not exists (select from domain_route where brand_id = $1)`,
    [brandId, url],
  );
}
