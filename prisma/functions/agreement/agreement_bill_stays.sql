-- A closed bill stays; only its payments and its state go on, until it expires.
create or replace function agreement_bill_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.paid >= old.paid and old.state <> 'expired'
     and to_jsonb(new) - '{state,paid}'::text[] = to_jsonb(old) - '{state,paid}'::text[] then
    return new;
  end if;
  raise exception 'a closed bill does not change' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger agreement_bill_stays before update or delete on agreement_bill
  for each row execute function agreement_bill_stays();
