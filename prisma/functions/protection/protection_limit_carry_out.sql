-- Raises or removes a limit of the staff after the second person's approval. The proposal is about
-- the limit of its time: one that was set since stays.
create or replace function protection_limit_carry_out(p proposal) returns text
language plpgsql as $$
declare
  wanted constant bigint := nullif(p.payload ->> 'amount', 'none')::bigint;
begin
  perform protection_lock(p.member_id);
  update protection_limit l set amount = coalesce(wanted, l.amount), set_at = now()
   where l.member_id = p.member_id and l.source = 'operator'
     and l.kind = p.payload ->> 'kind' and l.period = p.payload ->> 'period'
     and l.amount = (p.payload ->> 'amountBefore')::bigint;
  if not found then return 'no_raise_waiting'; end if;
  if wanted is null then
    delete from protection_limit l
     where l.member_id = p.member_id and l.source = 'operator'
       and l.kind = p.payload ->> 'kind' and l.period = p.payload ->> 'period';
  end if;
  perform protection_note(
    p.brand_id, p.member_id, 'operator_limit',
    jsonb_build_object('kind', p.payload -> 'kind', 'period', p.payload -> 'period',
                       'amount', wanted::text, 'reason', p.reason),
    null, p.decided_by);
  return 'done';
end $$;
