-- lottery_past_draw_write
-- Writes a province draw of the past that this site never sold: `p_said` lists source and result.
-- At least two sources must say the same, digit by digit, and none another one. The draw has an
-- empty bet book and is settled at once. Answers `settled`, `draw_decided` if it exists, `waiting`,
-- `differ`, `result_unfit`, or `draw_open` before its time.
create or replace function lottery_past_draw_write(
  p_province text, p_date date, p_root bytea, p_said jsonb
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  zone constant text := 'Asia/Ho_Chi_Minh';
  r record;
  said record;
  made text;
begin
  select p.game_code, p.region, g.drawing, (p_date + x.closes_at) at time zone zone as closes,
         (p_date + x.draws_at) at time zone zone as draws
    into strict r
    from lottery_province p join lottery_region x on x.region = p.region
    join lottery_game g on g.code = p.game_code and not g.own
   where p.code = p_province;
  if r.draws > clock_timestamp() then return 'draw_open'; end if;
  select count(distinct s.result) as results, min(s.result) as result,
         array_agg(distinct s.source) as sources
    into said from jsonb_to_recordset(p_said) s(source text, result text[]);
  if said.results > 1 then return 'differ'; end if;
  if coalesce(cardinality(said.sources), 0) < 2 then return 'waiting'; end if;
  if not lottery_result_fits(r.drawing, said.result) then return 'result_unfit'; end if;
  insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at)
    values (r.game_code || '-' || to_char(p_date, 'YYYYMMDD'), r.game_code, p_date,
            to_char(p_date, 'YYYYMMDD'), r.closes, r.closes, r.draws)
    on conflict do nothing returning id into made;
  if made is null then return 'draw_decided'; end if;
  insert into lottery_province_draw (draw_id, region, province, date)
    values (made, r.region, p_province, p_date);
  insert into lottery_reading (draw_id, source, result)
    select made, s.source, s.result from jsonb_to_recordset(p_said) s(source text, result text[]);
  insert into lottery_outside_result (draw_id, revision, result, sources)
    values (made, 1, said.result, said.sources);
  update lottery_draw set state = 'open' where id = made;
  update lottery_draw set state = 'closed', closed_at = r.closes, book_root = p_root, tickets = 0
   where id = made;
  update lottery_draw set state = 'drawn', result = said.result, drawn_at = r.draws
   where id = made;
  update lottery_draw set state = 'settled', settled_at = clock_timestamp() where id = made;
  return 'settled';
end $$;
