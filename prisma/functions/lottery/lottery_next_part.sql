-- The next tickets of a lane behind a ticket that are still to be settled: up to which one, and
-- their lines, equal ones once. No row if there are none. The settings keep a plan that was made
-- for a small draw from reading whole tables for each part.
create or replace function lottery_next_part(
  p_draw text, p_lane integer, p_after uuid, p_most integer
) returns table (last uuid, card_id uuid, play text, selection text, unit bigint, multiple integer,
                 series integer)
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
    with t as materialized (
      select x.id from lottery_ticket x
       where x.draw_id = p_draw and x.state = 'placed' and x.id > p_after
         and lottery_lane(x.member_id) = p_lane
       order by x.id limit p_most
    )
    select b.last, l.*
      from (select t.id as last from t order by t.id desc limit 1) b
      left join (select distinct x.card_id, x.play, x.selection, x.unit, x.multiple, x.series
                   from t join lottery_line x on x.ticket_id = t.id) l on true;
end $$;
