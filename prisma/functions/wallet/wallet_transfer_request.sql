-- Takes down a member's wish to send money to a vendor (`in`) or to fetch it (`out`; all of it
-- without an amount). What goes in leaves the main purse at once and waits in `transit`. Answers
-- `requested`, or the code of the refusal, with the transfer that there is. The member's purses are
-- locked first, as by a call of a vendor: money, debt, limits and other transfers stand still
-- meanwhile.
create or replace function wallet_transfer_request(
  p_id uuid, p_brand uuid, p_member uuid, p_vendor text, p_reference text, p_key text, p_direction text, p_amount bigint,
  out verdict text, out transfer uuid
) language plpgsql as $$
declare
  money constant text := (select currency from member where id = p_member and brand_id = p_brand);
  main uuid;
  known wallet_transfer;
begin
  if p_direction = 'in' then
    insert into purse (id, brand_id, member_id, purpose, currency) values (uuid_v7(), p_brand, p_member, 'transit', money)
      on conflict do nothing;
  end if;
  perform 1 from purse p where p.member_id = p_member order by p.id for update;
  main := wallet_purse(p_brand, p_member, 'main', money);

  select * into known from wallet_transfer w where w.member_id = p_member and w.idempotency_key = p_key and w.vendor_code = p_vendor;
  if known.id is not null then
    verdict := case when (known.direction, known.asked) is not distinct from (p_direction, p_amount)
                    then 'requested' else 'idempotency_key_reused' end;
    transfer := known.id;
    return;
  end if;
  perform 1 from wallet_transfer w
    where w.member_id = p_member and w.vendor_code = p_vendor and w.state in ('requested', 'sent', 'unknown');
  if found then verdict := 'wallet_transfer_open'; return; end if;

  if p_direction = 'in' then
    if (select status from member where id = p_member) <> 'active' then verdict := 'account_disabled'; return; end if;
    if wallet_is_single(p_brand) then verdict := 'single_wallet'; return; end if;
    if purse_clear_debt(main) > 0 then verdict := 'member_in_debt'; return; end if;
    -- The site does not see what is staked there, so the whole amount counts as if it were, beside what went there before.
    verdict := protection_stake_refusal(p_member, p_brand, p_amount);
    if verdict is not null then return; end if;
    verdict := wallet_post(p_id, 'out', main, wallet_purse(p_brand, p_member, 'transit', money), p_amount);
    if verdict <> 'posted' then return; end if;
  end if;
  insert into wallet_transfer (id, brand_id, member_id, vendor_code, reference, idempotency_key, direction, asked, amount, currency)
    values (p_id, p_brand, p_member, p_vendor, p_reference, p_key, p_direction, p_amount, p_amount, money);
  perform wallet_tell(p_id);
  verdict := 'requested';
  transfer := p_id;
end $$;
