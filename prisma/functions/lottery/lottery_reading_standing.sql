-- What the sources of a draw say now: the result that most of them say, which ones, and whether
-- any says another one. A source that cannot be reached has not taken back what it said.
create or replace function lottery_reading_standing(
  p_draw text, out result text[], out sources text[], out differ boolean
) language sql stable as $$
  with last as (
    select distinct on (r.source) r.source, r.result from lottery_reading r
     where r.draw_id = p_draw and r.fault is distinct from 'unreachable'
     order by r.source, r.id desc
  ), said as (
    select l.result, array_agg(l.source order by l.source) as sources from last l
     where l.result is not null group by l.result
  ), most as (
    select s.result, s.sources from said s order by cardinality(s.sources) desc, s.result limit 1
  )
  select (select m.result from most m), (select m.sources from most m),
         (select count(*) > 1 from said)
$$;
