-- Matches a deposit after the second person's approval.
create or replace function deposit_carry_out(p proposal) returns text language plpgsql as $$
declare
  d deposit;
  verdict text;
begin
  select * into d from deposit
   where reference = p.subject and brand_id = p.brand_id for update;
  if not 'match' = any (deposit_decisions(d)) then return 'proposal_decided'; end if;
  verdict := deposit_credit_by_staff(
    d, (p.payload ->> 'amount')::bigint, p.payload ->> 'payment', p.decided_by,
    p.proposed_by);
  return case verdict when 'matched' then 'done' else verdict end;
end $$;
