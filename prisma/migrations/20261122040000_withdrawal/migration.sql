-- Money that leaves: held, looked at, paid, and then confirmed by the member.

create table withdrawal (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  reference text not null unique,
  -- The member's word is carried out once, whatever becomes of the reply that is kept for it.
  idempotency_key text not null,
  -- Accounts are never removed from their table, only unbound.
  bank_account_id uuid not null references bank_account,
  -- What leaves the wallet, and how much of it is the fee. The payout is the rest.
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  currency text not null,
  status text not null default 'review' check (status in ('review', 'approved', 'paying', 'paid', 'received', 'disputed', 'settled',
                                                          'returned', 'cancelled', 'rejected', 'failed')),
  -- The brand's day on which it was asked for, towards whose limits it counts.
  day date not null,
  requested_at timestamptz not null default now(),
  approved_at timestamptz,
  -- Why it is put aside for the moment; null unless it is.
  hold_reason text,
  -- Who pays: a payment gateway, or staff at the bank (null). `payout_reference` is theirs.
  gateway text,
  payout_reference text,
  -- When the gateway was last asked to pay, or whether it has.
  asked_at timestamptz,
  paid_at timestamptz,
  -- From then on, without a word of the member, it counts as received.
  confirm_by timestamptz,
  -- What arrived of the payout, by the member's word or the lack of it.
  received bigint check (received >= 0 and received <= amount - fee),
  closed_at timestamptz,
  -- What the staff have to look at, such as a payout that failed after it was paid.
  attention text,
  unique (member_id, idempotency_key),
  check ((paid_at is null) = (confirm_by is null))
);
create index withdrawal_member on withdrawal (member_id, requested_at desc, id desc);
create index withdrawal_day on withdrawal (member_id, day);
-- All of a brand, the newest first, as its staff read them.
create index withdrawal_brand on withdrawal (brand_id, requested_at desc, id desc);
-- What a day's report of a gateway is compared with.
create index withdrawal_paid on withdrawal (gateway, paid_at) where gateway is not null and paid_at is not null;
-- A number of the bank pays one withdrawal of a brand.
create unique index withdrawal_bank_payout on withdrawal (brand_id, payout_reference) where gateway is null;
-- What the staff find by the number of a payout.
create index withdrawal_number on withdrawal (brand_id, payout_reference) where payout_reference is not null;
-- The queue of the staff, the longest waiting first.
create index withdrawal_open on withdrawal (brand_id, status, requested_at)
  where status in ('review', 'approved', 'paying', 'disputed');
create index withdrawal_attention on withdrawal (brand_id, requested_at) where attention is not null;
-- What the jobs look for: payouts to ask about, and those that nobody has confirmed.
create index withdrawal_paying on withdrawal (asked_at nulls first) where status = 'paying';
create index withdrawal_unconfirmed on withdrawal (confirm_by) where status = 'paid';

-- What became of a withdrawal, step by step; the member reads it.
create table withdrawal_event (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references withdrawal,
  at timestamptz not null default now(),
  -- A status, or `held` where staff have put it aside.
  status text not null,
  by_kind text not null check (by_kind in ('member', 'staff', 'system', 'gateway')),
  staff_id uuid references staff,
  reason text
);
create index withdrawal_event_of on withdrawal_event (withdrawal_id, id);

alter table stored_file
  drop constraint stored_file_kind_check,
  add constraint stored_file_kind_check check (kind in ('avatar', 'feedback', 'deposit', 'withdrawal'));

-- Pictures that show what did not arrive.
create table withdrawal_proof (
  file_id text primary key references stored_file on delete restrict,
  withdrawal_id uuid not null references withdrawal
);
create index withdrawal_proof_of on withdrawal_proof (withdrawal_id);

-- Where a step leads; null where it cannot be taken. The same table stands in packages/rules/src/withdrawal.ts.
create function withdrawal_next(p_status text, p_step text) returns text language sql immutable as $$
  select s.next from (values
    ('approve', 'review', 'approved'), ('cancel', 'review', 'cancelled'),
    ('reject', 'review', 'rejected'), ('reject', 'approved', 'rejected'),
    ('send', 'approved', 'paying'), ('pay_by_hand', 'approved', 'paid'),
    ('pay', 'paying', 'paid'), ('fail', 'paying', 'failed'),
    ('receive', 'paid', 'received'), ('dispute', 'paid', 'disputed'),
    ('settle', 'disputed', 'settled'), ('return', 'disputed', 'returned'), ('return', 'settled', 'returned')
  ) as s (step, status, next)
  where s.step = p_step and s.status = p_status
$$;

-- A setting of the brand's withdrawals. It is read where it is applied, so that all gateways apply the same.
create function withdrawal_setting(p_brand uuid, variadic p_path text[]) returns text language sql stable as $$
  select settings #>> ('{withdrawal}'::text[] || p_path) from brand where id = p_brand
$$;

-- The fee for an amount after so many withdrawals on the same day; what is left of a unit is the member's.
create function withdrawal_fee(p_brand uuid, p_amount bigint, p_made integer) returns bigint language sql stable as $$
  select case when p_made < withdrawal_setting(p_brand, 'fee', 'freePerDay')::integer then 0
              else withdrawal_setting(p_brand, 'fee', 'fixed')::bigint
                   + p_amount * withdrawal_setting(p_brand, 'fee', 'basisPoints')::bigint / 10000 end
$$;

-- What a member has asked for on the brand's day that is now. What was given back before it was paid does not count.
create function withdrawal_today(p_brand uuid, p_member uuid, out made integer, out total bigint) language sql stable as $$
  select count(*)::integer, coalesce(sum(amount), 0)::bigint from withdrawal
   where member_id = p_member and day = brand_day(p_brand, now()) and status not in ('cancelled', 'rejected', 'failed')
$$;

create function withdrawal_purse(p_brand uuid, p_member uuid, p_purpose text, p_currency text) returns uuid language sql stable as $$
  select id from purse
   where brand_id = p_brand and member_id is not distinct from p_member and purpose = p_purpose and currency = p_currency
$$;

-- Tells the member's pages how a withdrawal stands, and the balance.
create function withdrawal_tell(p_withdrawal uuid) returns void language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    select 'withdrawal', brand_id, member_id, jsonb_build_object('reference', reference, 'status', status)
      from withdrawal where id = p_withdrawal;
  insert into outbox (topic, brand_id, member_id, payload)
    select 'balance', p.brand_id, p.member_id, jsonb_build_object('sumBalance', p.balance::text, 'currency', p.currency, 'version', p.version)
      from withdrawal w join purse p on p.member_id = w.member_id and p.purpose = 'main' and p.currency = w.currency where w.id = p_withdrawal;
$$;

-- Holds an amount for a withdrawal, if all that has to be so is so. Answers `requested`, or the code of the refusal with what the
-- member may know beside it. The key makes it happen once; the member's purses are locked first, so that two requests are counted
-- and paid for one after the other.
create function withdrawal_request(
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

-- Locks the purses of a withdrawal's member: what a step that moves money does before anything else.
create function withdrawal_lock_purses(p_withdrawal uuid) returns void language plpgsql as $$
begin
  perform 1 from purse where member_id = (select member_id from withdrawal where id = p_withdrawal) order by id for update;
end $$;

-- Takes a step if it can be taken now, and writes it down. Answers the new status; null where nothing has changed. The row stays
-- locked, so of two steps that exclude each other one is taken.
create function withdrawal_step(p_withdrawal uuid, p_step text, p_by text, p_staff uuid default null, p_reason text default null)
returns text language plpgsql as $$
declare
  becomes text;
begin
  select withdrawal_next(status, p_step) into becomes from withdrawal where id = p_withdrawal for update;
  if becomes is null then return null; end if;
  update withdrawal
     set status = becomes, hold_reason = null, approved_at = case when becomes = 'approved' then now() else approved_at end,
         closed_at = case when becomes in ('received', 'settled', 'returned', 'cancelled', 'rejected', 'failed') then now() end
   where id = p_withdrawal;
  insert into withdrawal_event (withdrawal_id, status, by_kind, staff_id, reason) values (p_withdrawal, becomes, p_by, p_staff, p_reason);
  return becomes;
end $$;

-- Gives held money back, once: the ledger's key would refuse a second time. What the member owes by now is paid out of it.
create function withdrawal_release(p_withdrawal uuid) returns void language plpgsql as $$
declare
  w withdrawal;
  main uuid;
  answer text;
begin
  select * into w from withdrawal where id = p_withdrawal;
  main := withdrawal_purse(w.brand_id, w.member_id, 'main', w.currency);
  select l.verdict into answer
    from ledger_post(array[1], array['withdrawal:' || w.id || ':release'],
                     array[withdrawal_purse(w.brand_id, w.member_id, 'withdrawal', w.currency)], array[main], array[w.amount],
                     array['withdrawal_release'], array[now()]) l;
  if answer <> 'posted' then raise exception 'withdrawal % could not be given back: %', w.reference, answer; end if;
  perform ledger_repay(main, 'withdrawal:' || w.id || '#debt');
end $$;

-- Moves held money out of the brand, the fee to the house, and starts the time in which the member may say that nothing came.
create function withdrawal_pay_out(p_withdrawal uuid, p_house text, p_payout_reference text) returns void language plpgsql as $$
declare
  w withdrawal;
  held uuid;
  refused text;
begin
  select * into w from withdrawal where id = p_withdrawal;
  held := withdrawal_purse(w.brand_id, w.member_id, 'withdrawal', w.currency);
  select l.verdict into refused
    from (select array[held] as purse, array[withdrawal_purse(w.brand_id, null, p_house, w.currency)] as house,
                 array[withdrawal_purse(w.brand_id, null, 'house_fees', w.currency)] as fees) p
   cross join lateral ledger_post(
           case when w.fee > 0 then array[1, 1] else array[1] end,
           case when w.fee > 0 then array['withdrawal:' || w.id || ':paid', 'withdrawal:' || w.id || ':fee']
                else array['withdrawal:' || w.id || ':paid'] end,
           case when w.fee > 0 then p.purse || p.purse else p.purse end,
           case when w.fee > 0 then p.house || p.fees else p.house end,
           case when w.fee > 0 then array[w.amount - w.fee, w.fee] else array[w.amount] end,
           case when w.fee > 0 then array['withdrawal_paid', 'withdrawal_fee'] else array['withdrawal_paid'] end,
           case when w.fee > 0 then array[now(), now()] else array[now()] end) l
   where l.verdict <> 'posted' limit 1;
  if refused is not null then raise exception 'withdrawal % could not be paid out: %', w.reference, refused; end if;
  update withdrawal
     set paid_at = now(), payout_reference = coalesce(p_payout_reference, payout_reference),
         confirm_by = now() + make_interval(mins => withdrawal_setting(w.brand_id, 'autoReceiveMinutes')::integer)
   where id = w.id;
  perform cash_day_add(w.brand_id, w.member_id, 0, w.amount - w.fee);
end $$;

-- By the member, as long as nobody has decided. Answers `cancelled` also to the one whose first call has done it.
create function withdrawal_cancel(p_brand uuid, p_member uuid, p_reference text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  perform 1 from purse where member_id = p_member order by id for update;
  select * into w from withdrawal where reference = p_reference and brand_id = p_brand and member_id = p_member;
  if w.id is null then return 'withdrawal_not_found'; end if;
  if withdrawal_step(w.id, 'cancel', 'member') is null then
    return case when w.status = 'cancelled' then 'cancelled' else 'withdrawal_not_cancellable' end;
  end if;
  perform withdrawal_release(w.id);
  perform withdrawal_tell(w.id);
  return 'cancelled';
end $$;

-- The member has the money. Answers `received` also to the one whose first call has said it.
create function withdrawal_receive(p_brand uuid, p_member uuid, p_reference text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p_reference and brand_id = p_brand and member_id = p_member for update;
  if w.id is null then return 'withdrawal_not_found'; end if;
  if withdrawal_step(w.id, 'receive', 'member') is null then
    return case when w.status = 'received' then 'received' else 'withdrawal_not_confirmable' end;
  end if;
  update withdrawal set received = amount - fee where id = w.id;
  perform withdrawal_tell(w.id);
  return 'received';
end $$;

-- The member has a part of the money, or none. What arrived and what did not are the payout; with nothing there has to be a proof.
create function withdrawal_dispute(
  p_brand uuid, p_member uuid, p_reference text, p_received bigint, p_remaining bigint, p_files text[]
) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p_reference and brand_id = p_brand and member_id = p_member for update;
  if w.id is null then return 'withdrawal_not_found'; end if;
  if withdrawal_next(w.status, 'dispute') is null then return 'withdrawal_not_confirmable'; end if;
  if p_received < 0 or p_remaining <= 0 or p_received + p_remaining <> w.amount - w.fee then return 'amount_out_of_range'; end if;
  if p_received = 0 and cardinality(p_files) = 0 then return 'file_missing'; end if;
  perform withdrawal_step(w.id, 'dispute', 'member');
  update withdrawal set received = p_received where id = w.id;
  insert into withdrawal_proof (file_id, withdrawal_id) select f, w.id from unnest(p_files) f;
  perform withdrawal_tell(w.id);
  return 'disputed';
end $$;

-- Counts as received what nobody has confirmed in time, the longest due first. What somebody is confirming just now is left to
-- them; what two jobs find is taken by one of them. Answers how many there were.
create function withdrawal_receive_due(p_most integer) returns integer language plpgsql as $$
declare
  due uuid;
  done integer := 0;
begin
  for due in
    select id from withdrawal where status = 'paid' and confirm_by <= now() order by confirm_by, id limit p_most for update skip locked
  loop
    perform withdrawal_step(due, 'receive', 'system');
    update withdrawal set received = amount - fee where id = due;
    perform withdrawal_tell(due);
    done := done + 1;
  end loop;
  return done;
end $$;

-- Writes into the audit log what somebody of the staff has done to a withdrawal.
create function withdrawal_audit(p_withdrawal uuid, p_staff uuid, p_action text, p_before text, p_reason text) returns void
language plpgsql as $$
begin
  perform audit_write(w.brand_id, p_staff, p_action, 'withdrawal', w.reference, jsonb_build_object('status', p_before),
                      jsonb_strip_nulls(jsonb_build_object('status', w.status, 'gateway', w.gateway, 'payoutReference', w.payout_reference)),
                      p_reason)
     from withdrawal w where w.id = p_withdrawal;
end $$;

-- What a gateway says of a payout, or staff who have asked it. The first end stays: news that does not fit it changes nothing and
-- is put before the staff. Answers `paid`, `failed`, `repeated` or `attention`.
create function withdrawal_settle(
  p_withdrawal uuid, p_outcome text, p_payout_reference text, p_by text, p_staff uuid default null, p_reason text default null
) returns text language plpgsql as $$
declare
  w withdrawal;
  note text;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  if withdrawal_step(p_withdrawal, case p_outcome when 'paid' then 'pay' else 'fail' end, p_by, p_staff, p_reason) is null then
    select * into w from withdrawal where id = p_withdrawal;
    if p_outcome = (case when w.paid_at is not null then 'paid' else w.status end)
       and p_payout_reference is not distinct from coalesce(w.payout_reference, p_payout_reference) then
      return 'repeated';
    end if;
    note := p_outcome || ' by ' || coalesce(p_payout_reference, p_by) || ' after ' || w.status;
    update withdrawal set attention = concat_ws('; ', attention, note)
     where id = w.id and (attention is null or strpos(attention, p_outcome || ' by ' || coalesce(p_payout_reference, p_by)) = 0);
    return 'attention';
  end if;
  if p_outcome = 'paid' then
    perform withdrawal_pay_out(p_withdrawal, 'house_gateway', p_payout_reference);
  else
    update withdrawal set payout_reference = coalesce(p_payout_reference, payout_reference) where id = p_withdrawal;
    perform withdrawal_release(p_withdrawal);
  end if;
  perform withdrawal_tell(p_withdrawal);
  if p_staff is not null then perform withdrawal_audit(p_withdrawal, p_staff, 'withdrawal_' || p_outcome, 'paying', p_reason); end if;
  return p_outcome;
end $$;

-- What the staff do. Each of these answers what has come of it, or `withdrawal_decided` where it comes too late; each writes the
-- audit log last, because whoever writes there makes the others of the brand wait. No money leaves that is owed to the house: from the
-- yes to the payment they answer `member_in_debt` where the member owes by then. To reject it pays the debt.

-- Whether the member of a withdrawal owes. The caller holds the locks of the member's purses.
create function withdrawal_in_debt(w withdrawal) returns boolean language sql stable as $$
  select exists (select from purse p where p.member_id = w.member_id and p.purpose = 'receivable' and p.balance < 0)
$$;

-- What was approved of a member's withdrawals on the brand's day that it is, without what was given back before it was paid.
create function withdrawal_approved_today(w withdrawal) returns bigint language sql stable as $$
  select coalesce(sum(x.amount), 0)::bigint from withdrawal x
   where x.member_id = w.member_id and x.id <> w.id and x.status not in ('cancelled', 'rejected', 'failed')
     and brand_day(w.brand_id, x.approved_at) = brand_day(w.brand_id, now())
$$;

-- The yes to a payout. From the brand's amount on, with what was approved of the member's on the same day, it is a proposal that somebody
-- else approves; then it answers `proposed`.
create function withdrawal_approve(p_withdrawal uuid, p_staff uuid, p_reason text, p_key text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, 'approve') is null then return 'withdrawal_decided'; end if;
  if withdrawal_in_debt(w) then return 'member_in_debt'; end if;
  if w.amount + withdrawal_approved_today(w) >= withdrawal_setting(w.brand_id, 'fourEyesFrom')::bigint then
    return withdrawal_propose(w.id, p_staff, 'withdrawal', '{}', p_reason, p_key);
  end if;
  perform withdrawal_step(w.id, 'approve', 'staff', p_staff);
  perform withdrawal_tell(w.id);
  perform withdrawal_audit(w.id, p_staff, 'withdrawal_approved', w.status, p_reason);
  return 'approved';
end $$;

-- Puts something about a withdrawal before a second person. Of one kind only one waits at a time. A key that stands for another
-- proposal is idempotency_key_reused.
create function withdrawal_propose(p_withdrawal uuid, p_staff uuid, p_kind text, p_payload jsonb, p_reason text, p_key text) returns text
language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if exists (select 1 from proposal o where o.kind = p_kind and o.subject = w.reference and o.status = 'open'
                                        and (o.proposed_by, o.idempotency_key) is distinct from (p_staff, p_key)) then
    return 'proposal_open';
  end if;
  return case when proposal_make(w.brand_id, p_staff, p_kind, w.reference, w.member_id,
                                 jsonb_build_object('amount', w.amount::text, 'currency', w.currency) || p_payload, p_reason, p_key)
                   is null then 'idempotency_key_reused' else 'proposed' end;
end $$;

-- The second yes to a payout.
create function withdrawal_carry_out(p proposal) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p.subject and brand_id = p.brand_id;
  perform withdrawal_lock_purses(w.id);
  if w.status = 'review' and withdrawal_in_debt(w) then return 'member_in_debt'; end if;
  if withdrawal_step(w.id, 'approve', 'staff', p.decided_by) is null then return 'withdrawal_decided'; end if;
  perform withdrawal_tell(w.id);
  return 'done';
end $$;

-- The no; the money goes back. The member reads the reason.
create function withdrawal_reject(p_withdrawal uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  before text;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select status into before from withdrawal where id = p_withdrawal for update;
  if withdrawal_step(p_withdrawal, 'reject', 'staff', p_staff, p_reason) is null then return 'withdrawal_decided'; end if;
  perform withdrawal_release(p_withdrawal);
  perform withdrawal_tell(p_withdrawal);
  perform withdrawal_audit(p_withdrawal, p_staff, 'withdrawal_rejected', before, p_reason);
  return 'rejected';
end $$;

-- Puts a withdrawal aside until something is clear. The member reads the reason, and may still cancel.
create function withdrawal_hold(p_withdrawal uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if w.status <> 'review' then return 'withdrawal_decided'; end if;
  update withdrawal set hold_reason = p_reason where id = w.id;
  insert into withdrawal_event (withdrawal_id, status, by_kind, staff_id, reason) values (w.id, 'held', 'staff', p_staff, p_reason);
  perform withdrawal_tell(w.id);
  perform withdrawal_audit(w.id, p_staff, 'withdrawal_held', w.status, p_reason);
  return 'held';
end $$;

-- Writes down that a gateway is to pay; a job asks it to, after this is committed.
create function withdrawal_send(p_withdrawal uuid, p_staff uuid, p_gateway text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, 'send') is null then return 'withdrawal_decided'; end if;
  if withdrawal_in_debt(w) then return 'member_in_debt'; end if;
  perform withdrawal_step(w.id, 'send', 'staff', p_staff);
  update withdrawal set gateway = p_gateway where id = p_withdrawal;
  perform withdrawal_tell(p_withdrawal);
  perform withdrawal_audit(p_withdrawal, p_staff, 'withdrawal_sent', 'approved', null);
  return 'paying';
end $$;

-- Staff have paid at the bank, whose number this is, in the form in which those of deposits are kept. One of which less than four
-- characters are left is invalid_input, one that another withdrawal was paid with payment_matched_before.
create function withdrawal_pay_by_hand(p_withdrawal uuid, p_staff uuid, p_payout_reference text, p_reason text) returns text
language plpgsql as $$
declare
  w withdrawal;
  number constant text := bank_payment(p_payout_reference);
  broken text;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, 'pay_by_hand') is null then return 'withdrawal_decided'; end if;
  if length(number) < 4 then return 'invalid_input'; end if;
  if withdrawal_in_debt(w) then return 'member_in_debt'; end if;
  perform withdrawal_step(w.id, 'pay_by_hand', 'staff', p_staff);
  perform withdrawal_pay_out(w.id, 'house_bank', number);
  perform withdrawal_tell(w.id);
  perform withdrawal_audit(w.id, p_staff, 'withdrawal_paid_by_hand', 'approved', p_reason);
  return 'paid';
exception when unique_violation then
  get stacked diagnostics broken = constraint_name;
  if broken <> 'withdrawal_bank_payout' then raise; end if;
  return 'payment_matched_before';
end $$;

-- Staff have asked the gateway what became of a payout that it does not tell of. That it failed gives the money back although the
-- gateway was asked to pay it: whatever the amount, that is a proposal that somebody else approves; then it answers `proposed`.
create function withdrawal_settle_by_staff(
  p_withdrawal uuid, p_staff uuid, p_outcome text, p_payout_reference text, p_reason text, p_key text
) returns text language plpgsql as $$
begin
  perform withdrawal_lock_purses(p_withdrawal);
  if (select status from withdrawal where id = p_withdrawal for update) <> 'paying' then return 'withdrawal_decided'; end if;
  if p_outcome = 'failed' then
    return withdrawal_propose(p_withdrawal, p_staff, 'payout', jsonb_strip_nulls(jsonb_build_object('payoutReference', p_payout_reference)),
                              p_reason, p_key);
  end if;
  return withdrawal_settle(p_withdrawal, p_outcome, p_payout_reference, 'staff', p_staff, p_reason);
end $$;

-- The second yes to that. While the job may be asking the gateway to pay, which takes five seconds at most, nothing is given back.
create function payout_carry_out(p proposal) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p.subject and brand_id = p.brand_id;
  perform withdrawal_lock_purses(w.id);
  select * into w from withdrawal where id = w.id for update;
  if w.status <> 'paying' then return 'withdrawal_decided'; end if;
  if w.asked_at > clock_timestamp() - interval '10 seconds' then return 'payout_under_way'; end if;
  perform withdrawal_settle(w.id, 'failed', p.payload ->> 'payoutReference', 'staff', p.decided_by, p.reason);
  return 'done';
end $$;

-- Puts the end of a dispute before a second person: `received` (it did arrive; nothing is given back) or `returned`. What was
-- settled as received can still be returned by two people, and by no other way.
create function withdrawal_propose_end(p_withdrawal uuid, p_staff uuid, p_decision text, p_reason text, p_key text) returns text
language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if withdrawal_next(w.status, case p_decision when 'received' then 'settle' else 'return' end) is null then
    return 'withdrawal_decided';
  end if;
  return withdrawal_propose(w.id, p_staff, 'dispute', jsonb_build_object('decision', p_decision), p_reason, p_key);
end $$;

create function dispute_carry_out(p proposal) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p.subject and brand_id = p.brand_id;
  perform withdrawal_lock_purses(w.id);
  if withdrawal_step(w.id, case p.payload ->> 'decision' when 'received' then 'settle' else 'return' end, 'staff', p.decided_by, p.reason)
     is null then
    return 'withdrawal_decided';
  end if;
  if p.payload ->> 'decision' <> 'received' then perform withdrawal_give_back(w.id); end if;
  perform withdrawal_tell(w.id);
  return 'done';
end $$;

-- Gives back what did not arrive of a payout, once; where nothing did, the fee too.
create function withdrawal_give_back(p_withdrawal uuid) returns void language plpgsql as $$
declare
  w withdrawal;
  main uuid;
  house uuid;
  missing bigint;
  part record;
begin
  select * into w from withdrawal where id = p_withdrawal;
  main := withdrawal_purse(w.brand_id, w.member_id, 'main', w.currency);
  house := withdrawal_purse(w.brand_id, null, case when w.gateway is null then 'house_bank' else 'house_gateway' end, w.currency);
  missing := w.amount - w.fee - w.received;
  for part in
    select * from (values
      ('returned', house, missing),
      ('fee_returned', withdrawal_purse(w.brand_id, null, 'house_fees', w.currency), case when w.received = 0 then w.fee else 0 end)
    ) as p (key, source, amount) where p.amount > 0
  loop
    if (select l.verdict from ledger_post(array[1], array['withdrawal:' || w.id || ':' || part.key], array[part.source], array[main],
                                          array[part.amount], array['withdrawal_returned'], array[now()]) l) <> 'posted' then
      raise exception 'what did not arrive of withdrawal % could not be given back', w.reference;
    end if;
  end loop;
  perform ledger_repay(main, 'withdrawal:' || w.id || '#returned_debt');
  perform cash_day_add(w.brand_id, w.member_id, 0, -missing);
end $$;

-- What had to be looked at has been.
create function withdrawal_clear_attention(p_withdrawal uuid, p_staff uuid, p_reason text) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if w.attention is null then return 'withdrawal_decided'; end if;
  update withdrawal set attention = null where id = w.id;
  perform audit_write(w.brand_id, p_staff, 'withdrawal_attended', 'withdrawal', w.reference, jsonb_build_object('attention', w.attention),
                      null, p_reason);
  return 'attended';
end $$;

grant select, insert, update on withdrawal to lantern_app;
grant select, insert on withdrawal_event, withdrawal_proof to lantern_app;
grant usage, select on all sequences in schema public to lantern_app;
