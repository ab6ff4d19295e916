-- Writes the tickets of a slip whose stakes were taken: tickets, lines, and their rounds for the
-- records.
create or replace function lottery_place_write(p_slip jsonb, p_stakes stake[], p_at timestamptz)
returns void language plpgsql as $$
declare
  chase constant uuid := (p_slip #>> '{chase,id}')::uuid;
begin
  perform play_bets_write(
    array(select jsonb_populate_record(null::play_bet, jsonb_build_object(
                   'vendor', 'LOTT', 'game', p_slip -> 'game', 'round', t.ticket -> 'reference',
                   'transaction', t.ticket -> 'reference',
                   'details', jsonb_build_object('draw', t.ticket -> 'draw')))
            from jsonb_array_elements(p_slip -> 'tickets') with ordinality t(ticket, nth)
           order by t.nth),
    p_stakes);
  if chase is not null then
    insert into lottery_chase (id, member_id, reference, stop_on_win)
      values (chase, p_stakes[1].member_id, p_slip #>> '{chase,reference}',
              (p_slip #>> '{chase,stopOnWin}')::boolean);
  end if;
  insert into lottery_ticket (id, draw_id, brand_id, member_id, key, nth, content, chase_id, mode,
                              reference, currency, trial, amount, balance_after, rebate_due,
                              most_payout, salt, leaf, placed_at, round_at)
    select s.id, t ->> 'draw', s.brand_id, s.member_id, p_slip ->> 'key', s.nth,
           decode(p_slip ->> 'content', 'hex'), chase, p_slip ->> 'mode', t ->> 'reference',
           s.currency, s.play_money, s.amount, s.balance, (t ->> 'rebate')::bigint,
           (t ->> 'most')::bigint,
           case when not s.play_money then decode(t ->> 'salt', 'hex') end,
           case when not s.play_money then decode(t ->> 'leaf', 'hex') end, p_at, now()
      from unnest(p_stakes) s
     cross join lateral (select p_slip -> 'tickets' -> (s.nth - 1) as t) one;
  insert into lottery_line (ticket_id, nth, card_id, play, selection, notes, unit, multiple, series,
                            cost)
    select (t ->> 'id')::uuid, l.nth, (p_slip ->> 'card')::uuid, l.play, l.selection, l.notes,
           l.unit, l.multiple, l.series, l.cost
      from jsonb_array_elements(p_slip -> 'tickets') t
     cross join lateral jsonb_to_recordset(t -> 'lines')
        as l(nth integer, play text, selection text, notes integer, unit bigint, multiple integer,
             series integer, cost bigint);
  if exists (select from unnest(p_stakes) s join lottery_line l on l.ticket_id = s.id
              group by s.id, s.amount having sum(l.cost) <> s.amount) then
    raise exception 'the lines do not cost what the ticket costs';
  end if;
end $$;

revoke execute on function lottery_place_write from public, lantern_app;
