-- Erases the data of the member of an approved proposal. It reads the proposal itself, because it
-- runs with its owner's rights: the site can change neither logins nor notes.
create or replace function privacy_erasure_carry_out(p proposal) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o constant proposal := (
    select x from proposal x
     where x.id = p.id and x.kind = 'erasure' and x.status = 'open'
       and x.proposed_by <> p.decided_by);
begin
  if o.id is null then return 'proposal_decided'; end if;
  perform from purse x where x.member_id = o.member_id order by x.id for update;
  perform from member x where x.id = o.member_id for update;
  if privacy_obstacles(o.member_id, o.id) <> '{}' then return 'erasure_blocked'; end if;
  perform privacy_erase_files(o.member_id);
  perform privacy_erase_identity(o.member_id);
  perform privacy_erase_traces(o.member_id);
  return 'done';
end $$;
