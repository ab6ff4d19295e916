-- Marks payouts as received that the member has not confirmed in time, the longest due first.
-- Rows that another transaction holds are skipped. Answers the number of withdrawals.
create or replace function withdrawal_receive_due(p_most integer) returns integer
language plpgsql as $$
declare
  due uuid;
  done integer := 0;
begin
  for due in
    select id from withdrawal where status = 'paid' and confirm_by <= now()
     order by confirm_by, id limit p_most for update skip locked
  loop
    perform withdrawal_step(due, 'receive', 'system');
    update withdrawal set received = amount - fee where id = due;
    perform withdrawal_publish(due);
    done := done + 1;
  end loop;
  return done;
end $$;
