import { freshName, type TestSite } from './test-site.ts';

/** An agent of brand `lantern`, with an affiliate code. */
export async function makeAgent(
  site: TestSite,
): Promise<{ id: string; account: string; code: string }> {
  const { customerId: id, account } = await site.register();
  const code = freshName().toUpperCase();
  await site.query('update member set type = 1 where id = $1', [id]);
  await site.query(
    `insert into invite_code (brand_id, code_key, code, kind, member_id)
     select brand_id, $2, $2, 'affiliate', id from member where id = $1`,
    [id, code],
  );
  return { id, account, code };
}

export async function referralCodeOf(site: TestSite, memberId: string): Promise<string> {
  const rows = await site.query<{ code: string }>(
    "select code from invite_code where member_id = $1 and kind = 'referral'",
    [memberId],
  );
  return rows[0]?.code ?? '';
}

export async function uplineOf(site: TestSite, memberId: string): Promise<string | null> {
  const rows = await site.query<{ uplineId: string | null }>(
    'select upline_id from member where id = $1',
    [memberId],
  );
  return rows[0]?.uplineId ?? null;
}
