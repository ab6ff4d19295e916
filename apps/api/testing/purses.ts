import type { TestSite } from './test-site.ts';

const idOf = async (site: TestSite, sql: string, values: unknown[]): Promise<string> => {
  const [row] = await site.query<{ id: string }>(sql, values);
  if (!row) throw new Error('there is no such purse');
  return row.id;
};

/** The purse of a new member with that balance. */
export async function newPurse(site: TestSite, balance = 0n): Promise<string> {
  const { customerId } = balance > 0n ? await site.memberWith(balance) : await site.register();
  return purseOf(site, customerId);
}

export const purseOf = (site: TestSite, memberId: string): Promise<string> =>
  idOf(site, "select id from purse where member_id = $1 and purpose in ('main', 'play')", [
    memberId,
  ]);

/** A purse of the house. */
export const housePurseOf = (site: TestSite, purpose: string, brand = 'lantern'): Promise<string> =>
  idOf(
    site,
    `select p.id from purse p join brand b on b.id = p.brand_id
      where b.code = $2 and p.member_id is null and p.purpose = $1`,
    [purpose, brand],
  );

export async function storedBalance(site: TestSite, purse: string): Promise<bigint> {
  const [row] = await site.query<{ balance: string }>('select balance from purse where id = $1', [
    purse,
  ]);
  return BigInt(row?.balance ?? 0);
}
