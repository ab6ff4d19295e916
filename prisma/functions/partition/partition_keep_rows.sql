-- Refuses to truncate a partition. Partitions inherit the row triggers of their table, but not this
-- one.
create or replace function partition_keep_rows(p_table text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger rows_stay before truncate on %I for each statement '
    'execute function refuse_change()', p_table);
end $$;
