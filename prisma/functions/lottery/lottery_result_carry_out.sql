-- Takes the result of an approved proposal. It reads the proposal itself, because it runs with its
-- owner's rights: the site cannot write results.
create or replace function lottery_result_carry_out(p proposal) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o constant proposal := (
    select x from proposal x
     where x.id = p.id and x.kind = 'lottery_result' and x.status = 'open'
       and x.proposed_by <> p.decided_by);
  d lottery_draw;
  verdict text;
begin
  if o.id is null then return 'proposal_decided'; end if;
  select * into strict d from lottery_draw where id = o.subject for update;
  verdict := lottery_outside_record(d, string_to_array(o.payload ->> 'numbers', ' '), null, o.id);
  return case verdict when 'drawn' then 'done' else verdict end;
end $$;
