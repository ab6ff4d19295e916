-- What a ticket has won with a revision of its draw, also if it was taken back later.
create or replace function lottery_paid_by(p_reference text, p_revision integer) returns bigint
language sql stable as $$
  select coalesce((select amount from vendor_transaction
                    where vendor_code = 'LOTT' and kind = 'win'
                      and transaction_id = p_reference || '/' || p_revision), 0)
$$;
