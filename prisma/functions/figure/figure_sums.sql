-- The sums of a part of the log by owner, day and category: of members, or of their teams.
create or replace function figure_sums(
  p_team boolean, p_xid xid8, p_id bigint, p_to_xid xid8, p_to_id bigint, p_floor bigint
) returns setof member_day language sql stable as $$
  select f.owner_id, f.day, f.category,
         coalesce(sum(f.times) filter (where f.kind in ('round', 'correction')), 0)::bigint,
         sum(f.stake)::bigint, sum(f.valid)::bigint, sum(f.won)::bigint,
         coalesce(sum(f.amount) filter (where f.kind = 'deposit'), 0)::bigint,
         coalesce(sum(f.amount) filter (where f.kind = 'withdrawal'), 0)::bigint,
         coalesce(sum(f.amount) filter (where f.kind = 'fee'), 0)::bigint,
         coalesce(sum(f.amount) filter (where f.kind = 'promotion'), 0)::bigint,
         coalesce(sum(f.amount) filter (where f.kind = 'rebate'), 0)::bigint,
         coalesce(sum(f.times) filter (where f.kind = 'registration'), 0)::bigint,
         coalesce(sum(f.times) filter (where f.kind = 'deposit'), 0)::bigint
    from figure_share f
   where f.of_team = p_team and f.id > p_floor
     and (f.xid, f.id) > (p_xid, p_id) and (f.xid, f.id) <= (p_to_xid, p_to_id)
   group by f.owner_id, f.day, f.category
$$;
