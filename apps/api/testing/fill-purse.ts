import type { TestSite } from './test-site.ts';

const full = 9_000_000_000_000_000_000n;

/**
 * Fills a member's purse almost to its capacity, a little below 2^63. It takes one transfer, larger
 * than a caller may ask for: thousands of allowed ones would slow down the check after each test.
 */
export async function fillPurse(site: TestSite, memberId: string): Promise<void> {
  await site.asOwner(`
    with purses as (
      select p.id, h.id as house, p.brand_id, p.currency, p.balance, p.version
        from purse p join purse h on h.brand_id = p.brand_id and h.purpose = 'house_opening'
       where p.member_id = '${memberId}' and p.purpose = 'main' for update of p
    ), move as (
      select jsonb_populate_record(null::ledger_move, jsonb_build_object(
               'nth', 1, 'posting', 1, 'key', 'fill:' || id, 'from_purse', house, 'to_purse', id,
               'amount', ${full} - balance, 'kind', 'opening_balance', 'verdict', 'posted',
               'event_at', now(),
               'id', uuid_v7(), 'brand_id', brand_id, 'currency', currency,
               'to_balance', ${full}, 'to_version', version + 1)) as made
        from purses
    )
    select ledger_write(array_agg(made)) from move`);
}
