-- Uses one round of a grant for a bet without a stake, whose caller has asked free_round_refusal.
create or replace function free_round_use(a play_action, p_round uuid) returns void
language plpgsql as $$
declare
  g free_round_grant;
begin
  insert into free_round (vendor_code, transaction_id, grant_id, round_id)
    values (a.vendor, a.transaction_id, a.free_rounds, p_round);
  update free_round_grant
     set used = used + 1,
         state = case when used + 1 = rounds then 'used' else state end,
         ended_at = case when used + 1 = rounds then now() end
   where id = a.free_rounds
  returning * into g;
  perform free_round_publish(g.brand_id, g.member_id);
end $$;
