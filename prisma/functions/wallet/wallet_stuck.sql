-- The transfers of a brand that the staff have to look at: those of which a vendor says what cannot
-- be, and those that have waited for longer than asking again explains.
create or replace function wallet_stuck(p_brand uuid) returns setof wallet_transfer language sql stable as $$
  select * from wallet_transfer w
   where w.brand_id = p_brand and w.state in ('requested', 'sent', 'unknown')
     and (w.heard = 'other_amount' or w.created_at < now() - interval '5 minutes')
$$;
