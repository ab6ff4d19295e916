-- Requests a transfer to a vendor (`in`) or from it (`out`; the whole balance without an amount).
-- Money to a vendor leaves the main purse at once and waits in `transit`. Answers `requested`, or
-- the code of the refusal, with the id of the transfer. The member's purses are locked first, so
-- that money, debt, limits and other transfers cannot change meanwhile.
create or replace function wallet_transfer_request(
  p_id uuid, p_brand uuid, p_member uuid, p_vendor text, p_reference text, p_key text,
  p_direction text, p_amount bigint, out verdict text, out transfer uuid
) language plpgsql as $$
declare
  money constant text := (select currency from member where id = p_member and brand_id = p_brand);
  main uuid;
  known wallet_transfer;
begin
  insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
    select uuid_v7(), p_brand, p_member, p.purpose, money, p.purpose = 'vendor'
      from unnest(array['transit', 'vendor']) p (purpose)
    on conflict do nothing;
  perform purse_lock(p_member);
  main := purse_of(p_brand, p_member, 'main', money);

  select * into known from wallet_transfer w
   where w.member_id = p_member and w.idempotency_key = p_key and w.vendor_code = p_vendor;
  if known.id is not null then
    verdict := case
      when (known.direction, known.asked) is not distinct from (p_direction, p_amount)
      then 'requested' else 'idempotency_key_reused' end;
    transfer := known.id;
    return;
  end if;
  perform 1 from wallet_transfer w
    where w.member_id = p_member and w.vendor_code = p_vendor
      and w.state in ('requested', 'sent', 'unknown');
  if found then verdict := 'wallet_transfer_open'; return; end if;

  if p_direction = 'in' then
    verdict := wallet_transfer_refusal(p_brand, p_member, main, p_amount);
    if verdict is not null then return; end if;
    verdict := purse_move(
      'wallet_transfer', p_id, 'out', main, purse_of(p_brand, p_member, 'transit', money),
      p_amount, 'wallet_out');
    if verdict <> 'posted' then return; end if;
  end if;
  insert into wallet_transfer (id, brand_id, member_id, vendor_code, reference, idempotency_key,
                               direction, asked, amount, currency)
    values (p_id, p_brand, p_member, p_vendor, p_reference, p_key,
            p_direction, p_amount, p_amount, money);
  perform wallet_publish(p_id);
  verdict := 'requested';
  transfer := p_id;
end $$;
