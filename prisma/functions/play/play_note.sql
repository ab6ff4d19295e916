-- Writes a vendor's transaction that is no bet.
create or replace function play_note(
  a play_action, p_reference uuid, p_round uuid, p_balance bigint
) returns void language plpgsql as $$
begin
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id,
                                  member_id, round_id, vendor_round_id, target_transaction_id,
                                  amount, currency, rolled_back, balance_after)
    values (a.vendor, a.transaction_id, a.kind, p_reference, a.member_id, p_round, a.round_id,
            a.target_id, coalesce(a.amount, 0), a.currency, a.kind = 'tombstone', p_balance)
    on conflict do nothing;
  if not found then
    -- The id was used for another member at the same moment. The caller tries again and finds it.
    raise exception 'transaction % was used at the same moment', a.transaction_id
      using errcode = 'serialization_failure';
  end if;
end $$;
