-- What a ticket is now. A ticket without a win keeps the state `placed` in its row, and is settled
-- with its draw. While a correction takes wins back, all tickets wait to be settled again.
create or replace function lottery_ticket_state(t lottery_ticket, d lottery_draw) returns text
language sql stable as $$
  select case
    when t.state <> 'placed' or d.state not in ('drawn', 'settled') then t.state
    when exists (select from lottery_outside_result r
                  where r.draw_id = d.id and r.revision = d.revision + 1) then t.state
    when d.state = 'settled' then 'settled'
    when t.id <= lottery_settled_to(d.id, d.revision, lottery_lane(t.member_id)) then 'settled'
    else t.state end
$$;
