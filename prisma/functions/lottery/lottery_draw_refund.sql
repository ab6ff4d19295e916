-- Gives back the stakes of the next tickets of a void draw after a ticket. Answers the last of
-- them; null when none is left, which the draw then notes. For how tickets are found see
-- lottery_next_part.
create or replace function lottery_draw_refund(p_draw text, p_after uuid, p_most integer)
returns uuid language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d lottery_draw;
  t lottery_ticket;
  last uuid;
  members uuid[];
begin
  select * into d from lottery_draw
    where id = p_draw and state = 'void' and refunded_at is null for update;
  if not found then return null; end if;
  select array_agg(x.member_id) into members
    from (select member_id from lottery_ticket
           where (draw_id, id) > (p_draw, p_after) and draw_id <= p_draw and state = 'placed'
           order by draw_id, id limit p_most) x;
  perform purse_lock(variadic coalesce(members, '{}'));
  for t in
    select * from lottery_ticket x
     where (x.draw_id, x.id) > (p_draw, p_after) and x.draw_id <= p_draw
       and x.state = 'placed' and x.member_id = any (members)
     order by x.draw_id, x.id limit p_most for update
  loop
    perform lottery_refund(t, 'void');
    insert into outbox (topic, brand_id, member_id, payload)
      values ('lottery_ticket', t.brand_id, t.member_id,
              jsonb_build_object('reference', t.reference, 'drawId', t.draw_id,
                                 'gameCode', d.game_code, 'state', 'void', 'currency', t.currency,
                                 'payout', '0', 'rebate', '0'));
    last := t.id;
  end loop;
  if last is null then
    update lottery_draw set refunded_at = clock_timestamp()
     where id = p_draw
       and not exists (select from lottery_ticket x
                        where x.draw_id = p_draw and x.state = 'placed');
  end if;
  return last;
end $$;
