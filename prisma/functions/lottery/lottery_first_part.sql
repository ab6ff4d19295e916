-- The part in which a ticket was settled for the first time; null before that, and for a ticket
-- that was settled before draws had parts.
create or replace function lottery_first_part(p_ticket uuid) returns lottery_part
language sql stable as $$
  select p.*
    from lottery_ticket t
   cross join lateral (
     select * from lottery_part x
      where (x.draw_id, x.revision, x.lane) = (t.draw_id, 1, lottery_lane(t.member_id))
        and x.after_id < t.id
      order by x.after_id desc limit 1) p
   where t.id = p_ticket and p.last_id >= t.id
$$;
