-- How many messages a member has not read.
create or replace function inbox_unread(p_member uuid) returns integer language sql stable as $$
  select count(*)::integer from inbox_message
   where member_id = p_member and read_at is null and removed_at is null
$$;
