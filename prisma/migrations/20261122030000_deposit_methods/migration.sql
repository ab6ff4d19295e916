-- How a deposit begins and ends beside the word of a payment gateway: limits before it, the member's word and the staff's after it.

-- Writes a deposit down, or finds the one that the member's key has made already. Answers `begun`, or why it may not: the limits of the
-- member are decided under the member's locks, so that of many deposits at once each sees those before it. `hit` is the limit.
create function deposit_begin(p_new jsonb, p_most integer, out verdict text, out made deposit, out hit jsonb) language plpgsql as $$
declare
  d deposit := jsonb_populate_record(null::deposit, p_new);
begin
  perform protection_lock(d.member_id);
  select x.* into made from deposit x where x.member_id = d.member_id and x.idempotency_key = d.idempotency_key;
  verdict := 'begun';
  if made.id is not null then return; end if;
  if (select count(*) from deposit x where x.member_id = d.member_id and x.status in ('created', 'pending') and x.expires_at > d.created_at) >= p_most then
    verdict := 'too_many_open_deposits';
    return;
  end if;
  verdict := protection_deposit_refusal(d.member_id, d.brand_id, d.amount);
  if verdict = 'limit_reached' then
    select jsonb_build_object('kind', h.kind, 'period', h.period, 'amount', h.amount::text, 'left', greatest(0, h.amount - h.used)::text)
      into hit from protection_hit(d.member_id, d.brand_id, array['deposit'], d.amount) h;
  end if;
  if verdict is not null then return; end if;
  insert into deposit select d.* returning * into made;
  verdict := 'begun';
end $$;

alter table stored_file
  drop constraint stored_file_kind_check,
  add constraint stored_file_kind_check check (kind in ('avatar', 'feedback', 'deposit'));

-- Pictures that show that a transfer was made.
create table deposit_proof (
  file_id text primary key references stored_file on delete restrict,
  deposit_id uuid not null references deposit
);
create index deposit_proof_of on deposit_proof (deposit_id);

-- The member has paid to an account of the brand, by the member's own word. From then on it waits for the staff, also where the time
-- was up already: a transfer may be late. One whose time was up was in the way of no other one, so that it may go beyond a limit; the
-- money has been sent, and the staff read of it. Answers `declared`, deposit_not_found or deposit_not_open.
create function deposit_declare(p_brand uuid, p_member uuid, p_reference text, p_files text[]) returns text language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit where reference = p_reference and brand_id = p_brand and member_id = p_member for update;
  if d.id is null then return 'deposit_not_found'; end if;
  if d.kind <> 'bank' or d.status not in ('pending', 'expired') then return 'deposit_not_open'; end if;
  update deposit set status = 'review', declared_at = now(), settled_at = null, review_reason = 'the member has paid' where id = d.id;
  update deposit set review_reason = concat_ws('; ', review_reason, deposit_beyond_limit(d.member_id, d.brand_id)) where id = d.id;
  insert into deposit_proof (file_id, deposit_id) select f, d.id from unnest(p_files) f;
  perform deposit_tell(d.id);
  return 'declared';
end $$;

-- What the staff can do about a deposit as it stands. What they tell of themselves can be matched as long as it is not paid, and turned
-- down as long as it is open; what a gateway tells only when its word does not fit. What they have to look at beside a closed one they
-- attend to.
create function deposit_decisions(d deposit) returns text[] language sql immutable as $$
  select array_remove(array[
    case when d.status = 'review' or (d.kind = 'bank' and d.status in ('pending', 'expired', 'failed')) then 'match' end,
    case when d.status = 'review' or (d.kind = 'bank' and d.status = 'pending') then 'reject' end,
    case when d.status <> 'review' and d.review_reason is not null then 'attend' end], null)
$$;

-- The number of a bank's transaction in the one form in which it is kept and compared: people type it, and banks print it, with and
-- without blanks and hyphens of all kinds.
create function bank_payment(p_typed text) returns text language sql immutable as $$
  select upper(regexp_replace(p_typed, '[\s\u00a0\u200b-\u200d\u2010-\u2015-]', '', 'g'))
$$;

create function deposit_audit(p_before deposit, p_staff uuid, p_action text, p_reason text) returns void language sql as $$
  select audit_write(d.brand_id, p_staff, p_action, 'deposit', d.reference,
                     jsonb_strip_nulls(jsonb_build_object('status', p_before.status, 'doubt', p_before.review_reason)),
                     jsonb_strip_nulls(jsonb_build_object('status', d.status, 'credited', d.credited::text, 'fee', d.fee::text,
                                                          'payment', d.gateway_payment_id)), p_reason)
    from deposit d where d.id = p_before.id
$$;

-- Writes down beside the gateway's words what the staff have decided, so that a deposit tells its whole story in one place.
create function deposit_note_decision(d deposit, p_staff uuid, p_outcome text, p_amount bigint, p_payment text) returns void language sql as $$
  insert into gateway_event (gateway, event_id, deposit_id, payload, outcome)
    select d.gateway, 'staff-' || uuid_v7(), d.id,
           jsonb_strip_nulls(jsonb_build_object('by', s.username, 'amount', p_amount::text, 'paymentId', p_payment)), p_outcome
      from staff s where s.id = p_staff
$$;

-- When a payment was made: by the gateway's word, unless that cannot be. Then it is the moment at which we were told, so that the day
-- is compared with the gateway's report all the same. Null for what no gateway has told of.
create function deposit_paid_at(d deposit, p_payment text) returns timestamptz language sql stable as $$
  select min(case when t.at between d.created_at - interval '5 minutes' and e.received_at + interval '1 day' then t.at else e.received_at end)
    from gateway_event e cross join lateral (select (e.payload ->> 'occurredAt')::timestamptz as at) t
   where e.deposit_id = d.id and e.payload ->> 'paymentId' = p_payment and e.payload ->> 'status' = 'paid'
$$;

-- The staff have found the money: what has arrived is credited, as the deposit's one credit there can ever be. Answers `matched`, or
-- the no of `deposit_pay`. The caller holds the lock of the deposit.
create function deposit_credit_by_staff(d deposit, p_amount bigint, p_payment text, p_staff uuid) returns text language plpgsql as $$
declare
  answer text;
begin
  answer := deposit_pay(d.id, p_amount, p_payment, coalesce(deposit_paid_at(d, p_payment), d.declared_at, now()), now());
  if answer <> 'posted' then return answer; end if;
  perform deposit_note_decision(d, p_staff, 'paid', p_amount, p_payment);
  return 'matched';
exception when unique_violation then
  return 'payment_matched_before';
end $$;

-- What the staff have credited to a member on the brand's day that it is.
create function deposit_credited_by_staff(p_brand uuid, p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(d.credited), 0)::bigint from deposit d
   where d.member_id = p_member and d.credited is not null and brand_day(p_brand, d.settled_at) = brand_day(p_brand, now())
     and exists (select from gateway_event e where e.deposit_id = d.id and e.outcome = 'paid' and e.event_id like 'staff-%')
$$;

-- The yes of one of the staff. From the brand's amount on, with what the staff have credited to the member on the same day, it is a
-- proposal that somebody else approves; then it answers `proposed`. A number of a bank of which less than four characters are left is
-- invalid_input.
create function deposit_match(p_deposit uuid, p_staff uuid, p_amount bigint, p_payment text, p_reason text, p_key text) returns text
language plpgsql as $$
declare
  d deposit;
  payment text;
  answer text;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'match' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  payment := case d.kind when 'bank' then bank_payment(p_payment) else p_payment end;
  if length(payment) < 4 then return 'invalid_input'; end if;
  if exists (select 1 from proposal o where o.kind = 'deposit' and o.subject = d.reference and o.status = 'open'
                                        and (o.proposed_by, o.idempotency_key) is distinct from (p_staff, p_key)) then
    return 'proposal_open';
  end if;
  -- Of two matches at once each counts the other one.
  perform 1 from purse p where p.member_id = d.member_id order by p.id for update;
  if p_amount + deposit_credited_by_staff(d.brand_id, d.member_id)
     >= (select (settings #>> '{deposit,fourEyesFrom}')::bigint from brand where id = d.brand_id) then
    return case when proposal_make(d.brand_id, p_staff, 'deposit', d.reference, d.member_id,
                                   jsonb_build_object('amount', p_amount::text, 'currency', d.currency, 'payment', payment), p_reason, p_key)
                     is null then 'idempotency_key_reused' else 'proposed' end;
  end if;
  answer := deposit_credit_by_staff(d, p_amount, payment, p_staff);
  if answer = 'matched' then perform deposit_audit(d, p_staff, 'deposit_matched', p_reason); end if;
  return answer;
end $$;

-- The second yes.
create function deposit_carry_out(p proposal) returns text language plpgsql as $$
declare
  d deposit;
  answer text;
begin
  select * into d from deposit where reference = p.subject and brand_id = p.brand_id for update;
  if not 'match' = any (deposit_decisions(d)) then return 'proposal_decided'; end if;
  answer := deposit_credit_by_staff(d, (p.payload ->> 'amount')::bigint, p.payload ->> 'payment', p.decided_by);
  return case answer when 'matched' then 'done' else answer end;
end $$;

-- The no: nothing has arrived, or it is paid back by whoever has it. The member reads the reason. What came beside it is still to be
-- looked at.
create function deposit_reject(p_deposit uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'reject' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  if exists (select 1 from proposal o where o.kind = 'deposit' and o.subject = d.reference and o.status = 'open') then
    return 'proposal_open';
  end if;
  update deposit
     set status = 'failed', settled_at = now(), refused_reason = p_reason,
         review_reason = (select string_agg(x.said, '; ' order by x.nth) from unnest(string_to_array(d.review_reason, '; ')) with ordinality x (said, nth)
                           where x.said like 'also paid %')
   where id = d.id;
  perform deposit_note_decision(d, p_staff, 'failed', 0, null);
  perform deposit_tell(d.id);
  perform deposit_audit(d, p_staff, 'deposit_rejected', p_reason);
  return 'rejected';
end $$;

-- What had to be looked at beside a closed deposit has been.
create function deposit_attend(p_deposit uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit where id = p_deposit for update;
  if not 'attend' = any (deposit_decisions(d)) then return 'deposit_decided'; end if;
  update deposit set review_reason = null where id = d.id;
  perform deposit_audit(d, p_staff, 'deposit_attended', p_reason);
  return 'attended';
end $$;

grant select, insert on deposit_proof to lantern_app;

-- What a gateway's report of a day and our books do not say alike. Nothing of it moves money; somebody looks at each row.

create table reconciliation (
  gateway text not null,
  -- In UTC, as the gateway's report is.
  day date not null,
  -- Whose the payments, payouts and differences are that were counted: brands that share a gateway do not read each other's counts.
  brand_id uuid not null references brand,
  compared_at timestamptz not null default now(),
  payments integer not null,
  payouts integer not null,
  differences integer not null,
  primary key (gateway, day, brand_id)
);

create table reconciliation_difference (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null references brand,
  gateway text not null,
  day date not null,
  subject text not null check (subject in ('payment', 'payout')),
  reference text not null,
  difference text not null check (difference in ('missing_here', 'missing_there', 'other_amount', 'other_status')),
  -- What each side says: status, amount in minor units, currency, the gateway's id; null for the side that says nothing.
  ours jsonb,
  theirs jsonb,
  found_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references staff,
  resolution text,
  -- What both sides say, each with the gateway's own id, belongs to what makes a difference: a second payment of a reference is another
  -- one, and so is one that stands otherwise than when somebody has resolved it. What was resolved stays as it was.
  unique nulls not distinct (gateway, day, subject, reference, difference, ours, theirs)
);
create index reconciliation_open on reconciliation_difference (brand_id, found_at) where resolved_at is null;

-- Somebody has looked at a difference and says what came of it. Answers `resolved`, difference_not_found or difference_resolved.
create function reconciliation_resolve(p_brand uuid, p_id uuid, p_staff uuid, p_resolution text) returns text language plpgsql as $$
declare
  r reconciliation_difference;
begin
  select * into r from reconciliation_difference where id = p_id and brand_id = p_brand for update;
  if r.id is null then return 'difference_not_found'; end if;
  if r.resolved_at is not null then return 'difference_resolved'; end if;
  update reconciliation_difference set resolved_at = now(), resolved_by = p_staff, resolution = p_resolution where id = r.id;
  perform audit_write(p_brand, p_staff, 'difference_resolved', 'reconciliation', r.reference,
                      jsonb_build_object('gateway', r.gateway, 'day', r.day, 'difference', r.difference), null, p_resolution);
  return 'resolved';
end $$;

grant select, insert, update on reconciliation, reconciliation_difference to lantern_app;
