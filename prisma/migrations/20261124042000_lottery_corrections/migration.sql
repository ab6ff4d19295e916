-- A corrected result takes wins back and settles its tickets once more. Rebates stay: they do not
-- depend on the result.
do $$
declare
  old name;
begin
  select conname into strict old from pg_constraint
   where conrelid = 'lottery_ticket'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%payout = 0%'
     and pg_get_constraintdef(oid) like '%rebate = 0%';
  execute format('alter table lottery_ticket drop constraint %I', old);
end $$;
alter table lottery_ticket add constraint lottery_ticket_paid_check check (
  case state when 'settled' then true when 'placed' then payout = 0 else payout = 0 and rebate = 0
  end);

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move', 'lottery_void', 'lottery_result', 'lottery_correction'));
