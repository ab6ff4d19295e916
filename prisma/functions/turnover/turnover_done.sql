-- All that a member has staked, without refunded stakes.
create or replace function turnover_done(p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(staked - refunded), 0)::bigint from play_day where member_id = p_member
$$;
