-- The next tickets of a lane behind a ticket that are still to be settled: up to which one, and
-- their lines, equal ones once, each with the tickets that have it. No row if there are none.
--
-- The settings keep a plan that was made for a small draw from reading whole tables for each part.
-- Nothing compares an id alone or is equal to the draw, or the tickets of all draws would be read
-- in the order of their ids. Lines are found by one list of tickets, because neighbours share a
-- page of the index.
create or replace function lottery_next_part(
  p_draw text, p_lane integer, p_after uuid, p_most integer
) returns table (last uuid, card_id uuid, play text, selection text, unit bigint, multiple integer,
                 series integer, tickets text)
language plpgsql stable
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off
set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  ids constant uuid[] := array(
    select x.id from lottery_ticket x
     where (x.draw_id, x.id) > (p_draw, p_after) and x.draw_id <= p_draw
       and x.state = 'placed' and lottery_lane(x.member_id) = p_lane
     order by x.draw_id, x.id limit p_most);
begin
  if cardinality(ids) = 0 then return; end if;
  return query
    select ids[cardinality(ids)], x.card_id, x.play, x.selection, x.unit, x.multiple, x.series,
           string_agg(x.ticket_id::text, ',')
      from lottery_line x where x.ticket_id = any (ids)
     group by x.card_id, x.play, x.selection, x.unit, x.multiple, x.series;
end $$;
