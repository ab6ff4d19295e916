-- The transfers of a brand that need the staff: those with an impossible answer of the vendor, and
-- those open for longer than the automatic questions take.
create or replace function wallet_stuck(p_brand uuid) returns setof wallet_transfer
language sql stable as $$
  select * from wallet_transfer
   where brand_id = p_brand and state in ('requested', 'sent', 'unknown')
     and (heard = 'other_amount' or created_at < now() - interval '5 minutes')
$$;
