-- Moves the member of an approved proposal with all below. It reads the proposal itself, because it
-- runs with its owner's rights: the site cannot write links or moves.
create or replace function line_move_carry_out(p proposal) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  o constant proposal := (
    select x from proposal x
     where x.id = p.id and x.kind = 'line_move' and x.status = 'open'
       and x.proposed_by <> p.decided_by);
  target constant uuid := (
    select x.id from member x
     where x.brand_id = o.brand_id and x.username = o.payload ->> 'to');
  refusal text;
begin
  if o.id is null then return 'proposal_decided'; end if;
  perform line_lock(o.brand_id, true);
  if target is null and o.payload ->> 'to' is not null then return 'upline_unfit'; end if;
  refusal := line_move_refusal(o.member_id, target);
  if refusal is not null then return refusal; end if;
  perform line_move_write(o, target);
  return 'done';
end $$;
