-- Opens province draws of the calendar: `p_draws` lists province and date. A draw that exists stays
-- as it is, and one whose closing time has passed is left out. Answers how many are new.
create or replace function lottery_province_draw_schedule(p_draws jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  zone constant text := 'Asia/Ho_Chi_Minh';
  made constant integer := lottery_draw_open((
    select coalesce(jsonb_agg(jsonb_build_object(
             'game', p.game_code, 'day', d.date, 'numero', to_char(d.date, 'YYYYMMDD'),
             'closes', (d.date + r.closes_at) at time zone zone,
             'draws', (d.date + r.draws_at) at time zone zone) order by d.date, p.code), '[]')
      from jsonb_to_recordset(p_draws) d(province text, date date)
      join lottery_province p on p.code = d.province
      join lottery_region r on r.region = p.region));
begin
  insert into lottery_province_draw (draw_id, region, province, date)
    select x.id, p.region, p.code, d.date
      from jsonb_to_recordset(p_draws) d(province text, date date)
      join lottery_province p on p.code = d.province
      join lottery_draw x on x.game_code = p.game_code
                         and x.numero = to_char(d.date, 'YYYYMMDD')
     where made > 0
  on conflict (draw_id) do nothing;
  return made;
end $$;
