-- Makes the missing partitions of this month and the next ones; answers how many.
create or replace function partition_make(p_months integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent monthly_table;
  month timestamptz;
  part text;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(72707370);
  for parent in select * from monthly_table order by name loop
    for ahead in 0..p_months loop
      month := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
               + make_interval(months => ahead);
      part := parent.name || to_char(month at time zone 'UTC', '"_y"YYYY"m"MM');
      continue when to_regclass(part) is not null;
      begin
        execute format(
          'create table %I partition of %I for values from (%L) to (%L)',
          part, parent.name, month, month + interval '1 month');
        if parent.keeps_rows then perform partition_keep_rows(part); end if;
        made := made + 1;
      exception when check_violation then
        -- The default partition has rows of this month already: they stay there.
        null;
      end;
    end loop;
  end loop;
  return made;
end $$;
