-- What a member may not withdraw yet because it was won and is held.
create or replace function winning_held(p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(amount), 0)::bigint from held_win
   where member_id = p_member and released_at is null
$$;
