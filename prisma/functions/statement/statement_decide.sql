-- A person's decision about a line: `match` with a reference, an explanation, or `open` again.
-- Answers `decided`, or the code of a refusal.
create or replace function statement_decide(
  p_brand uuid, p_line uuid, p_staff uuid, p_decision text, p_reference text, p_reason text
) returns text language plpgsql as $$
declare
  l bank_line;
  d deposit;
  w withdrawal;
  was text;
  refused text;
begin
  select * into l from bank_line where id = p_line and brand_id = p_brand;
  if l.id is null then return 'statement_not_found'; end if;
  perform statement_lock(p_brand, l.account);
  select * into l from bank_line where id = p_line for update;
  if l.id is null then return 'statement_not_found'; end if;
  if l.final then return 'period_closed'; end if;
  was := statement_line_state(l);
  if (p_decision = 'open' and l.decided_at is null)
     or (p_decision <> 'open' and was in ('matched', 'explained')) then
    return 'bank_line_decided';
  end if;
  if p_decision = 'match' then
    select * into d from deposit where brand_id = p_brand and reference = p_reference;
    select * into w from withdrawal where brand_id = p_brand and reference = p_reference;
    refused := statement_unfit(l, p_staff, d, w);
    if refused is not null then return refused; end if;
  end if;
  update bank_line
     set deposit_id = d.id, withdrawal_id = w.id,
         explanation = case when p_decision not in ('match', 'open') then p_decision end,
         remark = case when p_decision <> 'open' then p_reason end,
         decided_at = case when p_decision <> 'open' then now() end,
         decided_by = case when p_decision <> 'open' then p_staff end
   where id = l.id;
  perform audit_write(
    p_brand, p_staff, 'bank_line_decided', 'bank_line', l.id::text,
    jsonb_strip_nulls(jsonb_build_object(
      'status', was, 'reference', coalesce(
        (select reference from deposit where id = l.deposit_id),
        (select reference from withdrawal where id = l.withdrawal_id)))),
    jsonb_strip_nulls(jsonb_build_object(
      'decision', p_decision, 'reference', p_reference, 'bankReference', l.reference,
      'amount', l.amount::text, 'currency', l.currency, 'day', l.day)), p_reason);
  return 'decided';
end $$;
