-- Ends grants whose time is over. Answers how many.
create or replace function free_round_expire(p_limit integer) returns integer
language plpgsql as $$
declare
  g free_round_grant;
  ended integer := 0;
begin
  for g in
    select * from free_round_grant where state = 'active' and expires_at <= now()
     order by expires_at limit p_limit for update skip locked
  loop
    update free_round_grant set state = 'expired', ended_at = g.expires_at where id = g.id;
    perform free_round_publish(g.brand_id, g.member_id);
    ended := ended + 1;
  end loop;
  return ended;
end $$;
