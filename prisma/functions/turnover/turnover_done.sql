-- All that a member has staked towards the turnover: without refunded stakes, and without those on
-- opposite outcomes.
create or replace function turnover_done(p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(staked - refunded - uncounted), 0)::bigint
    from play_day where member_id = p_member
$$;
