-- Gives a round back to its grant when its bet is rolled back, and ends it: it was a round of its
-- own. A grant that was withdrawn stays so, and one that has ended by its time has expired.
create or replace function free_round_give_back(bet vendor_transaction) returns void
language plpgsql as $$
declare
  g free_round_grant;
begin
  update free_round set returned = true
   where vendor_code = bet.vendor_code and transaction_id = bet.transaction_id and not returned
  returning grant_id into g.id;
  if g.id is null then return; end if;
  update game_round r set ended_at = coalesce(r.ended_at, now())
    from game_round_key k
   where k.vendor_code = bet.vendor_code and k.vendor_round_id = bet.vendor_round_id
     and r.id = k.round_id and r.started_at = k.started_at;
  update free_round_grant
     set used = used - 1,
         state = case when state <> 'used' then state
                      when expires_at > now() then 'active' else 'expired' end,
         ended_at = case when state = 'used' and expires_at > now() then null
                         else coalesce(ended_at, now()) end
   where id = g.id and state <> 'active';
  if not found then
    update free_round_grant set used = used - 1 where id = g.id;
  end if;
  select * into g from free_round_grant where id = g.id;
  perform free_round_publish(g.brand_id, g.member_id);
end $$;
