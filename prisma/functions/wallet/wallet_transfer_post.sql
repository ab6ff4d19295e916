-- Posts the end of a transfer; a transfer from the vendor that returned nothing moves no money. The
-- purse `vendor` may go below zero: winnings may come back before the vendor reports their rounds.
create or replace function wallet_transfer_post(
  w wallet_transfer, p_main uuid, p_state text, p_amount bigint
) returns void language plpgsql as $$
declare
  transit constant uuid := purse_of(w.brand_id, w.member_id, 'transit', w.currency);
  vendor constant uuid := purse_of(w.brand_id, w.member_id, 'vendor', w.currency);
  change constant bigint := case when p_state <> 'done' then 0
                                 when w.direction = 'in' then w.amount else -p_amount end;
begin
  if w.direction = 'in' and p_state = 'done' then
    perform purse_must_move(
      'wallet_transfer', w.id, 'sent', transit, vendor, w.amount, 'wallet_sent');
  elsif w.direction = 'in' then
    perform purse_must_move(
      'wallet_transfer', w.id, 'returned', transit, p_main, w.amount, 'wallet_returned');
  elsif p_state = 'done' and p_amount > 0 then
    perform purse_must_move(
      'wallet_transfer', w.id, 'in', vendor, p_main, p_amount, 'wallet_in');
  end if;
  update vendor_player set booked = booked + change
   where member_id = w.member_id and vendor_code = w.vendor_code;
end $$;
