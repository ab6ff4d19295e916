-- The first day of the period that a day belongs to; weeks start on Monday.
create or replace function protection_period_start(p_period text, p_day date) returns date
language sql immutable as $$
  select case p_period when 'day' then p_day else date_trunc(p_period, p_day)::date end
$$;
