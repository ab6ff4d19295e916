-- What a member has staked or lost in played rounds since a day. A refunded stake is taken off the
-- day on which it was made; a win counts on its own day.
create or replace function protection_played(p_member uuid, p_kind text, p_since date)
returns bigint language sql stable as $$
  select coalesce(sum(staked - undone - case p_kind when 'loss' then won else 0 end), 0)::bigint
    from play_day where member_id = p_member and day >= p_since
$$;
