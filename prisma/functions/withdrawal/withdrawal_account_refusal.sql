-- Why the bank account of a new withdrawal is refused; null where it is usable. A new account
-- waits before it is usable, so that a stolen login cannot empty the wallet at once.
create or replace function withdrawal_account_refusal(
  w withdrawal, out verdict text, out detail jsonb
) language plpgsql as $$
declare
  account bank_account;
begin
  select * into account from bank_account a
   where a.id = w.bank_account_id and a.brand_id = w.brand_id and a.member_id = w.member_id
     and a.removed_at is null
     for share;
  if account.id is null then
    verdict := 'bank_account_not_found';
  elsif account.usable_at > now() then
    verdict := 'bank_account_waiting';
    detail := jsonb_build_object(
      'usableAt',
      to_char(account.usable_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  end if;
end $$;
