import { freshName, type TestSite } from './test-site.ts';

/** Adds a member of brand `lantern` with an empty wallet below another one, without a login. */
export async function plant(
  site: TestSite,
  upline: string | null,
  change: { type?: number; status?: string; currency?: string } = {},
): Promise<{ id: string; account: string }> {
  const account = freshName();
  const { type = 0, status = 'active', currency = 'VND' } = change;
  const [row] = await site.query<{ id: string }>(
    `with made as (
       insert into member (id, brand_id, username, username_key, type, status, currency, nickname,
                           language, upline_id)
       select uuid_v7(), b.id, $1, $1, $2, $3, $4, $1, 'en', $5
         from brand b where b.code = 'lantern'
       returning id, brand_id
     )
     insert into purse (id, brand_id, member_id, purpose, currency)
     select uuid_v7(), brand_id, id, 'main', $4 from made returning member_id as id`,
    [account, type, status, currency, upline],
  );
  return { id: row?.id ?? '', account };
}

/** A line of members: each is the upline of the next one, from the top. */
export async function plantLine(site: TestSite, length: number): Promise<string[]> {
  const line: string[] = [];
  for (let at = 0; at < length; at += 1) line.push((await plant(site, line.at(-1) ?? null)).id);
  return line;
}
