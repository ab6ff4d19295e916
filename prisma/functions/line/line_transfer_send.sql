-- Sends money along the line, if all that has to be so is so. Answers `sent`, or the code of the
-- refusal with what may be known beside it. The purses of both are locked first and in the order of
-- their ids, so that two who send to each other never wait for each other. To somebody below it is
-- a deposit: it obeys the recipient's limits, of which the sender learns nothing, and asks for
-- turnover.
create or replace function line_transfer_send(
  p_id uuid, p_brand uuid, p_from uuid, p_way text, p_name_key text, p_amount bigint, p_reference text, p_key text, p_address text,
  out verdict text, out transfer uuid
) language plpgsql as $$
declare
  recipient constant uuid := line_recipient(p_brand, p_from, p_way, p_name_key);
  money constant text := (select currency from member where id = p_from);
  own uuid;
  theirs uuid;
  known line_transfer;
  made line_transfer;
begin
  if recipient is null then verdict := 'member_not_found'; return; end if;
  if recipient = p_from then verdict := 'transfer_to_self'; return; end if;
  perform 1 from purse p where p.member_id in (p_from, recipient) order by p.id for update;

  select * into known from line_transfer l where l.from_member = p_from and l.idempotency_key = p_key;
  if known.id is not null then
    verdict := case when (known.to_member, known.amount) = (recipient, p_amount) then 'sent' else 'idempotency_key_reused' end;
    transfer := known.id;
    return;
  end if;

  own := wallet_purse(p_brand, p_from, 'main', money);
  theirs := wallet_purse(p_brand, recipient, 'main', money);
  verdict := case
    when (select status from member where id = p_from) <> 'active' then 'account_disabled'
    when p_amount not between line_setting(p_brand, 'minimum')::bigint and line_setting(p_brand, 'maximum')::bigint then 'amount_out_of_range'
    when (select currency from member where id = recipient) <> money then 'wrong_currency'
    when exists (select from member m where m.id = recipient and (m.status <> 'active' or m.type = 4))
      or exists (select from purse p where p.id = theirs and p.frozen)
      or exists (select from protection p where p.member_id = recipient and p.excluded_until > now())
      or (p_way = 'down' and protection_deposit_refusal(recipient, p_brand, p_amount) is not null) then 'recipient_not_open'
    when purse_clear_debt(own) > 0 then 'member_in_debt'
    when turnover_left(p_from) > 0 then 'turnover_not_met'
    when line_sent_today(p_brand, p_from) + p_amount > line_setting(p_brand, 'perDay')::bigint then 'line_limit_reached'
  end;
  if verdict is not null then return; end if;
  select l.verdict into verdict
    from ledger_post(array[1], array['line:' || p_id], array[own], array[theirs], array[p_amount], array['line_transfer'], array[now()]) l;
  if verdict <> 'posted' then return; end if;
  perform ledger_repay(theirs, 'line:' || p_id || '#debt');
  if p_way = 'down' then
    perform turnover_raise(recipient, p_amount, (select (settings #>> '{withdrawal,turnoverPercent}')::integer from brand where id = p_brand));
  end if;
  insert into line_transfer (id, brand_id, from_member, to_member, way, reference, idempotency_key, amount, currency)
    values (p_id, p_brand, p_from, recipient, p_way, p_reference, p_key, p_amount, money) returning * into made;
  perform line_watch(made, p_address);
  perform purse_tell(own), purse_tell(theirs);
  insert into outbox (topic, brand_id, member_id, payload)
    select 'line_transfer', p_brand, m.id, jsonb_build_object('reference', p_reference) from unnest(array[p_from, recipient]) m (id);
  verdict := 'sent';
  transfer := p_id;
end $$;
