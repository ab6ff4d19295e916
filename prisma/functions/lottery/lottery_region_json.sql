-- The calendar of a region for the audit log.
create or replace function lottery_region_json(p_region text) returns jsonb
language sql stable as $$
  select jsonb_build_object(
           'closesAt', to_char(r.closes_at, 'HH24:MI'), 'drawsAt', to_char(r.draws_at, 'HH24:MI'),
           'days', (select jsonb_object_agg(d.weekday, d.provinces)
                      from (select weekday, jsonb_agg(province order by nth) as provinces
                              from lottery_province_day where region = p_region
                             group by weekday) d))
    from lottery_region r where r.region = p_region
$$;
