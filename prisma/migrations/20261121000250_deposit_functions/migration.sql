-- What moves the money of a deposit, for the site and for its staff alike.

-- Credits a deposit with an amount, once: out of the gateway's purse into the member's, and from there what the member owes, as
-- far as it goes. Answers the ledger's verdict; anything but `posted` has changed nothing.
create function deposit_credit(p_deposit uuid, p_amount bigint) returns text language plpgsql as $$
declare
  d deposit;
  gateway_purse uuid;
  member_purse uuid;
  answer text;
begin
  select * into d from deposit where id = p_deposit;
  -- The member's purses first, as for a call of a vendor: what is owed cannot change between the credit and its repayment.
  perform 1 from purse p where p.member_id = d.member_id order by p.id for update;
  select id into gateway_purse from purse
    where brand_id = d.brand_id and member_id is null and purpose = 'house_gateway' and currency = d.currency;
  select id into member_purse from purse
    where brand_id = d.brand_id and member_id = d.member_id and purpose = 'main' and currency = d.currency;
  select l.verdict into answer
    from ledger_post(array[1], array['deposit:' || d.id], array[gateway_purse], array[member_purse], array[p_amount],
                     array['deposit'], array[now()]) l;
  if answer = 'posted' then perform ledger_repay(member_purse, 'deposit:' || d.id || '#debt'); end if;
  return answer;
end $$;

-- Tells the member's pages what became of a deposit, and the balance.
create function deposit_tell(p_deposit uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'deposit', brand_id, member_id, jsonb_build_object('reference', reference, 'status', status) from deposit where id = p_deposit;
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from deposit d join purse p on p.member_id = d.member_id and p.purpose = 'main' and p.currency = d.currency where d.id = p_deposit;
$$;

-- Decides a deposit that is in review. An amount above zero is credited, as the deposit's one credit there can ever be; zero
-- closes it as failed, until another payment puts it before them again. `p_payment` names the payment that was credited, unless it
-- is the first that the gateway has told of since they last decided.
create function decide_deposit(p_reference text, p_amount bigint, p_by text, p_payment text default null) returns text
language plpgsql as $$
declare
  d deposit;
  decided constant text := case when p_amount > 0 then 'paid' else 'failed' end;
  verdict text;
begin
  if p_amount is null or p_amount < 0 then raise exception 'an amount is zero or more, and not %', p_amount; end if;
  select * into d from deposit where reference = p_reference and status = 'review' for update;
  if d.id is null then raise exception 'no deposit % is in review', p_reference; end if;
  if p_amount > 0 then
    verdict := deposit_credit(d.id, p_amount);
    if verdict <> 'posted' then raise exception 'the ledger does not take it: %', verdict; end if;
  end if;
  update deposit set status = decided, settled_at = now(), review_reason = null,
         gateway_payment_id = coalesce(p_payment, (
           select e.payload ->> 'paymentId' from gateway_event e
            where e.deposit_id = d.id and e.payload ->> 'status' = 'paid'
              and not exists (select 1 from gateway_event s where s.deposit_id = d.id and s.payload ? 'by' and s.received_at > e.received_at)
            order by e.received_at limit 1), gateway_payment_id)
   where id = d.id;
  insert into gateway_event (gateway, event_id, deposit_id, payload, outcome)
    values (d.gateway, 'staff-' || uuid_v7(), d.id, jsonb_strip_nulls(jsonb_build_object('by', p_by, 'amount', p_amount::text, 'paymentId', p_payment)), decided);
  perform deposit_tell(d.id);
  return decided;
end $$;
