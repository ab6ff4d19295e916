-- What the last correction of a draw has changed for a ticket: when, the result before it, and what
-- the ticket had won with that. Null for a ticket that was not settled then, and without one.
create or replace function lottery_ticket_correction(t lottery_ticket, d lottery_draw) returns jsonb
language sql stable as $$
  select jsonb_build_object('at', a.recorded_at, 'before', b.result,
                            'payout', lottery_paid_by(t.reference, d.revision - 1)::text)
    from lottery_outside_result a
    join lottery_outside_result b on b.draw_id = a.draw_id and b.revision = a.revision - 1
   where a.draw_id = d.id and a.revision = d.revision and t.state in ('placed', 'settled')
$$;
