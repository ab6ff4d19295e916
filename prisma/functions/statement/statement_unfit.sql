-- Why a person may not match a line with a deposit or a withdrawal: `bank_line_unfit`, or
-- `another_person_needed` for the one who credited or paid it. Null where they may.
create or replace function statement_unfit(l bank_line, p_staff uuid, d deposit, w withdrawal)
returns text language sql stable as $$
  select case
    when d.id is null and w.id is null then 'bank_line_unfit'
    when d.id is not null and (
      l.amount < 0 or d.kind <> 'bank' or d.currency <> l.currency
      or coalesce(d.credited, l.amount) <> l.amount
      or (d.credited is null and not 'match' = any (deposit_decisions(d)))) then 'bank_line_unfit'
    when w.id is not null and (
      w.gateway is not null or w.paid_at is null or w.currency <> l.currency
      or w.amount - w.fee <> -l.amount) then 'bank_line_unfit'
    when exists (select from bank_line x
                  where x.id <> l.id and (x.deposit_id = d.id or x.withdrawal_id = w.id)) then
      'bank_line_unfit'
    when d.matched_by = p_staff or exists (
      select from withdrawal_event e
       where e.withdrawal_id = w.id and e.status = 'paid' and e.staff_id = p_staff) then
      'another_person_needed' end
$$;
