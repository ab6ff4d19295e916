-- The tickets of a part that have a win or a rebate, with what they win. `p_wins` lists the lines
-- that win and what each pays; equal lines of many tickets are one of them.
create or replace function lottery_won(
  d lottery_draw, p_lane integer, p_after uuid, p_last uuid, p_wins jsonb
) returns table (id uuid, payout bigint) language plpgsql
set enable_hashjoin = on
as $$
#variable_conflict use_column
begin
  return query
    with w as materialized (
      select x.card, x.play, x.selection, x.unit, x.multiple, coalesce(x.series, -1) as series,
             x.payout
        from jsonb_to_recordset(p_wins) as x(card uuid, play text, selection text, unit bigint,
                                             multiple integer, series integer, payout bigint)
    )
    select t.id, coalesce(sum(w.payout), 0)::bigint
      from lottery_ticket t
      join lottery_line l on l.ticket_id = t.id
      left join w on (w.card, w.play, w.selection, w.unit, w.multiple, w.series)
                     = (l.card_id, l.play, l.selection, l.unit, l.multiple, coalesce(l.series, -1))
     where t.draw_id = d.id and t.id > p_after and t.id <= p_last and t.state = 'placed'
       and lottery_lane(t.member_id) = p_lane
     group by t.id
    having count(w.payout) > 0 or (d.revision = 1 and t.rebate_due > 0);
end $$;
