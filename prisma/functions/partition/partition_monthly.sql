-- Gives a partitioned table its default partition and its first months.
create or replace function partition_monthly(p_table text, p_keeps_rows boolean default false)
returns void language plpgsql as $$
begin
  execute format('create table %I partition of %I default', p_table || '_default', p_table);
  if p_keeps_rows then perform partition_keep_rows(p_table || '_default'); end if;
  insert into monthly_table (name, keeps_rows) values (p_table, p_keeps_rows);
  perform partition_make(3);
end $$;
