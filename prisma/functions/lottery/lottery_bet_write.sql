-- Writes the bet of a ticket, unless it is there. A ticket is its own transaction until something
-- of it is taken back, which is done as for a bet of a vendor.
create or replace function lottery_bet_write(t lottery_ticket) returns void language sql as $$
  insert into vendor_transaction (vendor_code, transaction_id, kind, operator_transaction_id,
                                  member_id, round_id, vendor_round_id, amount, currency,
                                  balance_after, created_at)
    values ('LOTT', t.reference, 'bet', t.id, t.member_id, t.id, t.reference, t.amount, t.currency,
            t.balance_after, t.round_at)
    on conflict do nothing
$$;
