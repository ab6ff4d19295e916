-- Notes the corrected result of an approved proposal. Taking back and settling again follow in
-- chunks (lottery_correction_reverse). It reads the proposal itself, because it runs with its
-- owner's rights.
create or replace function lottery_correction_carry_out(p proposal) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o constant proposal := (
    select x from proposal x
     where x.id = p.id and x.kind = 'lottery_correction' and x.status = 'open'
       and x.proposed_by <> p.decided_by);
  numbers constant text[] := string_to_array(o.payload ->> 'numbers', ' ');
  d lottery_draw;
  refusal text;
begin
  if o.id is null then return 'proposal_decided'; end if;
  select * into strict d from lottery_draw where id = o.subject for update;
  refusal := lottery_correction_refusal(d, numbers);
  if refusal is not null then return refusal; end if;
  insert into lottery_outside_result (draw_id, revision, result, proposal_id)
    values (d.id, d.revision + 1, numbers, o.id);
  return 'done';
end $$;
