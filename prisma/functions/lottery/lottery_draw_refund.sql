-- Gives back the stakes of some tickets of a void draw. Answers how many; 0 when none is left.
create or replace function lottery_draw_refund(p_draw text, p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t lottery_ticket;
  count integer := 0;
  members uuid[];
begin
  perform from lottery_draw where id = p_draw and state = 'void' for share;
  if not found then return 0; end if;
  select array_agg(x.member_id) into members
    from (select member_id from lottery_ticket
           where draw_id = p_draw and state = 'placed' order by id limit p_most) x;
  perform purse_lock(variadic coalesce(members, '{}'));
  for t in
    select * from lottery_ticket x
     where x.draw_id = p_draw and x.state = 'placed' and x.member_id = any (members)
     order by x.id limit p_most for update
  loop
    perform lottery_refund(t, 'void');
    insert into outbox (topic, brand_id, member_id, payload)
      select 'lottery_ticket', t.brand_id, t.member_id,
             jsonb_build_object('reference', t.reference, 'drawId', t.draw_id,
                                'gameCode', d.game_code, 'state', 'void', 'currency', t.currency,
                                'payout', '0', 'rebate', '0')
        from lottery_draw d where d.id = p_draw;
    count := count + 1;
  end loop;
  return count;
end $$;
