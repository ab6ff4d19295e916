-- When a round has ended; null while it is open. A ticket of the lottery that won nothing has no
-- end in its row: it ends with the part of its draw.
create or replace function play_ended_at(g game_round) returns timestamptz
language sql stable as $$
  select case when g.ended_at is null and g.vendor_code = 'LOTT'
              then (lottery_first_part(g.id)).settled_at else g.ended_at end
$$;
