-- Records that the vendor is about to be called. Answers false where it must not be called: the
-- transfer has moved on, or the brand has one wallet by now, and then the money goes back.
create or replace function wallet_transfer_send(p_transfer uuid) returns boolean
language plpgsql as $$
declare
  w wallet_transfer;
begin
  select * into w from wallet_transfer where id = p_transfer;
  if w.direction = 'in' and wallet_is_single(w.brand_id) then
    if w.state = 'requested' then
      perform wallet_transfer_settle(w.id, 'returned', null, 'single_wallet');
    end if;
    return false;
  end if;
  update wallet_transfer set state = 'sent' where id = w.id and state = 'requested';
  if not found then return false; end if;
  update vendor_player set may_hold = true, held_at = now()
   where member_id = w.member_id and vendor_code = w.vendor_code and w.direction = 'in';
  return true;
end $$;
