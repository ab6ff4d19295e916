-- Writes the tickets of slips whose stakes were taken: tickets, lines, and their rounds for the
-- records. A ticket is its own transaction: there is no vendor to compare it with.
create or replace function lottery_write_together(
  p_slips jsonb, p_stakes stake[], p_at timestamptz
) returns void language plpgsql as $$
begin
  insert into lottery_chase (id, member_id, reference, stop_on_win)
    select (c ->> 'id')::uuid, s.member_id, c ->> 'reference', (c ->> 'stopOnWin')::boolean
      from unnest(p_stakes) s
     cross join lateral (select p_slips -> (s.nth - 1) as slip) i
     cross join lateral (select slip -> 'chase' as c) x
     where s.verdict = 'taken' and c is not null and slip ->> 'nth' = '1';
  with taken as materialized (
    select s.*, slip, t, t ->> 'draw' as draw, t ->> 'reference' as reference
      from unnest(p_stakes) s
     cross join lateral (select p_slips -> (s.nth - 1) as slip) i
     cross join lateral (select slip #> '{tickets,0}' as t) x
     where s.verdict = 'taken'
  ), rounds as (
    insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                            currency, trial, stake, details, started_at)
      select id, brand_id, member_id, 'LOTT', reference, slip ->> 'game', currency, play_money,
             amount, jsonb_build_object('draw', draw), now()
        from taken
  ), tickets as (
    insert into lottery_ticket (id, draw_id, brand_id, member_id, key, nth, content, chase_id, mode,
                                reference, currency, trial, amount, balance_after, rebate_due,
                                most_payout, salt, leaf, placed_at, round_at)
      select id, draw, brand_id, member_id, slip ->> 'key', (slip ->> 'nth')::integer,
             decode(slip ->> 'content', 'hex'), (slip #>> '{chase,id}')::uuid, slip ->> 'mode',
             reference, currency, play_money, amount, balance, (t ->> 'rebate')::bigint,
             (t ->> 'most')::bigint, case when not play_money then decode(t ->> 'salt', 'hex') end,
             case when not play_money then decode(t ->> 'leaf', 'hex') end, p_at, now()
        from taken order by id
  )
  insert into lottery_line (ticket_id, nth, card_id, play, selection, notes, unit, multiple, series,
                            cost)
    select s.id, l.nth, (s.slip ->> 'card')::uuid, l.play, l.selection, l.notes, l.unit,
           l.multiple, l.series, l.cost
      from taken s
     cross join lateral jsonb_to_recordset(s.t -> 'lines')
        as l(nth integer, play text, selection text, notes integer, unit bigint, multiple integer,
             series integer, cost bigint);
  if exists (select from unnest(p_stakes) s join lottery_line l on l.ticket_id = s.id
              where s.verdict = 'taken' group by s.id, s.amount having sum(l.cost) <> s.amount)
  then
    raise exception 'the lines do not cost what the ticket costs';
  end if;
end $$;

revoke execute on function lottery_write_together from public, lantern_app;
