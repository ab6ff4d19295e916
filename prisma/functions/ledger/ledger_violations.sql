-- What must hold of the ledger at every moment. Empty when it does; tests and a job call it.
create or replace function ledger_violations() returns table (rule text, subject text, detail text)
language sql stable as $$
  select * from ledger_transfer_violations()
  union all
  select * from ledger_purse_violations()
  union all
  select * from ledger_key_violations()
  union all
  select * from play_bet_violations()
  union all
  select * from play_report_violations()
  union all
  select * from lottery_violations()
  union all
  select * from jackpot_violations()
  union all
  select * from free_round_violations()
$$;
