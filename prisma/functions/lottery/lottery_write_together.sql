-- Writes the tickets of slips whose stakes were taken, as lottery_place_write does for one slip.
create or replace function lottery_write_together(
  p_slips jsonb, p_stakes stake[], p_at timestamptz
) returns void language plpgsql as $$
begin
  perform play_bets_write(
    array(select row('LOTT', p_slips -> (s.nth - 1) ->> 'game', t ->> 'reference',
                     t ->> 'reference', jsonb_build_object('draw', t -> 'draw'), null, null, null,
                     null, null)::play_bet
            from unnest(p_stakes) with ordinality s
           cross join lateral (select p_slips -> (s.nth - 1) #> '{tickets,0}' as t) x
           order by s.ordinality),
    p_stakes);
  insert into lottery_chase (id, member_id, reference, stop_on_win)
    select (c ->> 'id')::uuid, s.member_id, c ->> 'reference', (c ->> 'stopOnWin')::boolean
      from unnest(p_stakes) s
     cross join lateral (select p_slips -> (s.nth - 1) as slip) i
     cross join lateral (select slip -> 'chase' as c) x
     where s.verdict = 'taken' and c is not null and slip ->> 'nth' = '1';
  insert into lottery_ticket (id, draw_id, brand_id, member_id, key, nth, content, chase_id, mode,
                              reference, currency, trial, amount, balance_after, rebate_due,
                              most_payout, salt, leaf, placed_at, round_at)
    select s.id, t ->> 'draw', s.brand_id, s.member_id, slip ->> 'key', (slip ->> 'nth')::integer,
           decode(slip ->> 'content', 'hex'), (slip #>> '{chase,id}')::uuid, slip ->> 'mode',
           t ->> 'reference', s.currency, s.play_money, s.amount, s.balance,
           (t ->> 'rebate')::bigint, (t ->> 'most')::bigint,
           case when not s.play_money then decode(t ->> 'salt', 'hex') end,
           case when not s.play_money then decode(t ->> 'leaf', 'hex') end, p_at, now()
      from unnest(p_stakes) s
     cross join lateral (select p_slips -> (s.nth - 1) as slip) i
     cross join lateral (select slip #> '{tickets,0}' as t) x
     where s.verdict = 'taken' order by s.id;
  insert into lottery_line (ticket_id, nth, card_id, play, selection, notes, unit, multiple, series,
                            cost)
    select s.id, l.nth, (p_slips -> (s.nth - 1) ->> 'card')::uuid, l.play, l.selection, l.notes,
           l.unit, l.multiple, l.series, l.cost
      from unnest(p_stakes) s
     cross join lateral jsonb_to_recordset(p_slips -> (s.nth - 1) #> '{tickets,0,lines}')
        as l(nth integer, play text, selection text, notes integer, unit bigint, multiple integer,
             series integer, cost bigint)
     where s.verdict = 'taken';
  if exists (select from unnest(p_stakes) s join lottery_line l on l.ticket_id = s.id
              where s.verdict = 'taken' group by s.id, s.amount having sum(l.cost) <> s.amount)
  then
    raise exception 'the lines do not cost what the ticket costs';
  end if;
end $$;
