-- Brings a transfer to its end: `done` where the vendor surely has, `returned` where it surely has
-- not and never will. The first word counts; answers the state that the transfer has then. Money
-- that comes home pays a debt first, as far as it goes.
create or replace function wallet_transfer_settle(p_transfer uuid, p_state text, p_amount bigint, p_reason text) returns text language plpgsql as $$
declare
  w wallet_transfer;
  main uuid;
  transit uuid;
  vendors uuid;
  answer text := 'posted';
begin
  select * into w from wallet_transfer where id = p_transfer;
  perform 1 from purse p where p.member_id = w.member_id order by p.id for update;
  select * into w from wallet_transfer where id = p_transfer for update;
  if w.settled_at is not null then return w.state; end if;
  if p_state = 'done' and p_amount is distinct from coalesce(w.asked, p_amount) then
    raise exception 'transfer % is of %, and not of %', w.reference, w.asked, p_amount;
  end if;
  main := wallet_purse(w.brand_id, w.member_id, 'main', w.currency);
  transit := wallet_purse(w.brand_id, w.member_id, 'transit', w.currency);
  vendors := wallet_purse(w.brand_id, null, 'house_vendors', w.currency);
  if w.direction = 'in' and p_state = 'done' then answer := wallet_post(w.id, 'sent', transit, vendors, w.amount);
  elsif w.direction = 'in' then answer := wallet_post(w.id, 'returned', transit, main, w.amount);
  elsif p_state = 'done' and p_amount > 0 then answer := wallet_post(w.id, 'in', vendors, main, p_amount);
  end if;
  if answer <> 'posted' then
    raise exception 'the ledger does not take the end of transfer %: %', w.reference, answer using errcode = 'serialization_failure';
  end if;
  perform ledger_repay(main, 'wallet:' || w.id || '#debt');
  update wallet_transfer set state = p_state, reason = p_reason, settled_at = now(), amount = case p_state when 'done' then p_amount else amount end
   where id = w.id;
  if p_state = 'done' and w.direction = 'out' and w.asked is null then
    update vendor_player set may_hold = false, balance = 0, balance_at = now(), held_at = case when p_amount > 0 then now() else held_at end
     where member_id = w.member_id and vendor_code = w.vendor_code;
  end if;
  perform wallet_tell(w.id);
  return p_state;
end $$;
