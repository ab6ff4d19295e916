-- Ends a transfer: `done` where the vendor confirms it, `returned` where the vendor confirms that
-- it never happened and never will. The first end stays; answers the state of the transfer. Money
-- that comes back repays a debt first.
create or replace function wallet_transfer_settle(
  p_transfer uuid, p_state text, p_amount bigint, p_reason text
) returns text language plpgsql as $$
declare
  w wallet_transfer;
  main uuid;
begin
  perform purse_lock(member_id) from wallet_transfer where id = p_transfer;
  select * into w from wallet_transfer where id = p_transfer for update;
  if w.settled_at is not null then return w.state; end if;
  if p_state = 'done' and p_amount is distinct from coalesce(w.asked, p_amount) then
    raise exception 'transfer % is of %, and not of %', w.reference, w.asked, p_amount;
  end if;
  main := purse_of(w.brand_id, w.member_id, 'main', w.currency);
  perform wallet_transfer_post(w, main, p_state, p_amount);
  perform ledger_repay(main, 'wallet_transfer', w.id, 'wallet_transfer:' || w.id || '#debt');
  update wallet_transfer
     set state = p_state, reason = p_reason, settled_at = now(),
         amount = case p_state when 'done' then p_amount else amount end
   where id = w.id;
  if p_state = 'done' and w.direction = 'out' and w.asked is null then
    update vendor_player
       set may_hold = false, balance = 0, balance_at = now(),
           held_at = case when p_amount > 0 then now() else held_at end
     where member_id = w.member_id and vendor_code = w.vendor_code;
  end if;
  perform wallet_publish(w.id);
  return p_state;
end $$;
