-- Holds an amount for a withdrawal, if all that has to be so is so. Answers `requested`, or the
-- code of the refusal with what the member may know beside it. The key makes it happen once; the
-- member's purses are locked first, so that two requests are counted and paid for one after the
-- other.
create or replace function withdrawal_request(
  p_id uuid, p_brand uuid, p_member uuid, p_reference text, p_key text, p_account uuid, p_amount bigint, p_fee bigint,
  out verdict text, out told jsonb
) language plpgsql as $$
declare
  m member;
  known withdrawal;
  account bank_account;
  today record;
  least constant bigint := withdrawal_setting(p_brand, 'minimum');
  most constant bigint := withdrawal_setting(p_brand, 'maximum');
  most_count constant integer := withdrawal_setting(p_brand, 'perDayCount');
  most_sum constant bigint := withdrawal_setting(p_brand, 'perDaySum');
  fee bigint;
begin
  select * into m from member where id = p_member and brand_id = p_brand;
  insert into purse (id, brand_id, member_id, purpose, currency) values (uuid_v7(), p_brand, p_member, 'withdrawal', m.currency)
    on conflict do nothing;
  perform 1 from purse p where p.member_id = p_member order by p.id for update;

  select * into known from withdrawal w where w.member_id = p_member and w.idempotency_key = p_key;
  if known.id is not null then
    verdict := case when (known.bank_account_id, known.amount, known.fee) = (p_account, p_amount, p_fee)
                    then 'requested' else 'idempotency_key_reused' end;
    told := jsonb_build_object('reference', known.reference);
    return;
  end if;

  if (select status from member where id = p_member) <> 'active' then verdict := 'account_disabled'; return; end if;
  select * into account from bank_account a
   where a.id = p_account and a.brand_id = p_brand and a.member_id = p_member and a.removed_at is null for share;
  if account.id is null then verdict := 'bank_account_not_found'; return; end if;
  if account.usable_at > now() then
    verdict := 'bank_account_waiting';
    told := jsonb_build_object('usableAt', to_char(account.usable_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
    return;
  end if;
  if p_amount < least or p_amount > most then
    verdict := 'amount_out_of_range';
    told := jsonb_build_object('minimum', least::text, 'maximum', most::text);
    return;
  end if;
  if exists (select 1 from purse where member_id = p_member and purpose = 'receivable' and balance < 0) then
    verdict := 'member_in_debt';
    return;
  end if;
  if turnover_left(p_member) > 0 then
    verdict := 'turnover_not_met';
    told := jsonb_build_object('left', turnover_left(p_member)::text);
    return;
  end if;
  today := withdrawal_today(p_brand, p_member);
  if today.made >= most_count or today.total + p_amount > most_sum then
    verdict := 'withdrawal_limit_reached';
    told := jsonb_build_object('countLeft', greatest(0, most_count - today.made), 'sumLeft', greatest(0, most_sum - today.total)::text);
    return;
  end if;
  fee := withdrawal_fee(p_brand, p_amount, today.made);
  if fee <> p_fee then
    verdict := 'withdrawal_fee_changed';
    told := jsonb_build_object('fee', fee::text);
    return;
  end if;

  select l.verdict into verdict
    from ledger_post(array[1], array['withdrawal:' || p_id || ':hold'], array[withdrawal_purse(p_brand, p_member, 'main', m.currency)],
                     array[withdrawal_purse(p_brand, p_member, 'withdrawal', m.currency)], array[p_amount],
                     array['withdrawal_hold'], array[now()]) l;
  if verdict <> 'posted' then return; end if;
  insert into withdrawal (id, brand_id, member_id, reference, idempotency_key, bank_account_id, amount, fee, currency, day)
    values (p_id, p_brand, p_member, p_reference, p_key, p_account, p_amount, fee, m.currency, brand_day(p_brand, now()));
  insert into withdrawal_event (withdrawal_id, status, by_kind) values (p_id, 'review', 'member');
  perform withdrawal_tell(p_id);
  verdict := 'requested';
  told := jsonb_build_object('reference', p_reference);
end $$;
