-- Posts the end of a transfer; a transfer from the vendor that returned nothing moves no money.
create or replace function wallet_transfer_post(
  w wallet_transfer, p_main uuid, p_state text, p_amount bigint
) returns void language plpgsql as $$
declare
  transit constant uuid := purse_of(w.brand_id, w.member_id, 'transit', w.currency);
  vendors constant uuid := purse_of(w.brand_id, null, 'house_vendors', w.currency);
begin
  if w.direction = 'in' and p_state = 'done' then
    perform purse_must_move(
      'wallet_transfer', w.id, 'sent', transit, vendors, w.amount, 'wallet_sent');
  elsif w.direction = 'in' then
    perform purse_must_move(
      'wallet_transfer', w.id, 'returned', transit, p_main, w.amount, 'wallet_returned');
  elsif p_state = 'done' and p_amount > 0 then
    perform purse_must_move(
      'wallet_transfer', w.id, 'in', vendors, p_main, p_amount, 'wallet_in');
  end if;
end $$;
