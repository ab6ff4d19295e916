-- Requests a withdrawal and holds its amount. Answers `requested`, or the code of the refusal, and
-- what the member may know beside it. The key makes it happen once. The member's purses are locked
-- first, so that two requests at once are decided one after the other.
create or replace function withdrawal_request(
  p_id uuid, p_brand uuid, p_member uuid, p_reference text, p_key text, p_account uuid,
  p_amount bigint, p_fee bigint, out verdict text, out detail jsonb
) language plpgsql as $$
declare
  money constant text := (select currency from member where id = p_member and brand_id = p_brand);
  known withdrawal;
  w withdrawal;
begin
  insert into purse (id, brand_id, member_id, purpose, currency)
    values (uuid_v7(), p_brand, p_member, 'withdrawal', money) on conflict do nothing;
  perform purse_lock(p_member);

  select * into known from withdrawal
   where member_id = p_member and idempotency_key = p_key;
  if known.id is not null then
    detail := jsonb_build_object('reference', known.reference);
    verdict := case
      when (known.bank_account_id, known.amount, known.fee) = (p_account, p_amount, p_fee)
      then 'requested' else 'idempotency_key_reused' end;
    return;
  end if;

  w.brand_id := p_brand;
  w.member_id := p_member;
  w.bank_account_id := p_account;
  w.amount := p_amount;
  w.fee := p_fee;
  select r.verdict, r.detail into verdict, detail from withdrawal_refusal(w) r;
  if verdict is not null then return; end if;

  verdict := purse_move(
    'withdrawal', p_id, 'hold', purse_of(p_brand, p_member, 'main', money),
    purse_of(p_brand, p_member, 'withdrawal', money), p_amount, 'withdrawal_hold');
  if verdict <> 'posted' then return; end if;
  insert into withdrawal (id, brand_id, member_id, reference, idempotency_key, bank_account_id,
                          amount, fee, currency, day)
    values (p_id, p_brand, p_member, p_reference, p_key, p_account,
            p_amount, p_fee, money, brand_day(p_brand, now()));
  insert into withdrawal_event (withdrawal_id, status, by_kind) values (p_id, 'review', 'member');
  perform withdrawal_publish(p_id);
  verdict := 'requested';
  detail := jsonb_build_object('reference', p_reference);
end $$;
