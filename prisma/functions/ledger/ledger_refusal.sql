-- Why a move cannot be made, or null. Nothing leaves a frozen purse; what is owed can be put in.
create or replace function ledger_refusal(
  m ledger_move, f ledger_purse, t ledger_purse, f_balance bigint, t_balance bigint
) returns text language sql immutable as $$
  select case
    when m.known_id is not null then case when not m.known_same then 'posting_key_reused' end
    when m.from_purse = m.to_purse then 'transfer_to_self'
    when m.amount between 1 and 999999999999999 is not true then 'amount_out_of_range'
    when f.id is null or t.id is null or f.brand_id <> t.brand_id then 'purse_not_found'
    when f.money <> t.money then 'wrong_currency'
    when f.frozen then 'purse_frozen'
    when f_balance < m.amount and not f.may_go_negative then 'insufficient_funds'
    when t_balance > 9000000000000000000 - m.amount or f_balance < m.amount - 9000000000000000000
      then 'amount_out_of_range'
  end
$$;
