-- Writes the vendor's wins of settled tickets. Two lists are joined here: a generic plan expects
-- few rows of them and would compare each with each.
create or replace function lottery_settle_wins(p_due lottery_due[], p_moves ledger_move[])
returns void language plpgsql
set enable_nestloop = off set enable_hashjoin = on
as $$
begin
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id,
                                  member_id, round_id, vendor_round_id, target_transaction_id,
                                  amount, currency, balance_after)
    select 'LOTT', u.transaction, 'win', m.id, u.member_id, u.id, u.reference, u.reference,
           u.payout, u.currency, m.to_balance
      from unnest(p_due) u join unnest(p_moves) m on m.subject_id = u.id and m.kind = 'win';
end $$;
