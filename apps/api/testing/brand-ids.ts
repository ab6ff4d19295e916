import type { TestSite } from './test-site.ts';

/** The id of a brand, by its code. */
export async function brandIdOf(site: TestSite, code: 'lantern' | 'harbor'): Promise<string> {
  const [row] = await site.query<{ id: string }>('select id from brand where code = $1', [code]);
  if (!row) throw new Error(`the test site has no brand ${code}`);
  return row.id;
}
