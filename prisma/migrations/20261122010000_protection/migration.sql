-- What members have decided to protect themselves with, and what brand and staff have decided for them. Whatever takes a stake or a
-- deposit asks here, under the lock of the member's purses.

create table protection (
  member_id uuid primary key references member on delete restrict,
  brand_id uuid not null references brand,
  -- No stake, no deposit and no promotion until then; `infinity` where it has no end.
  excluded_until timestamptz,
  exclusion text check (exclusion in ('cool_off', 'self_exclusion', 'operator')),
  excluded_at timestamptz,
  -- From when on two of the staff may lift it; as late as it ends where this is null.
  liftable_at timestamptz,
  -- Minutes between two reality checks; null where the brand's own number holds, zero where the member wants none.
  reality_minutes integer check (reality_minutes between 0 and 240),
  -- When the member has last said to have seen one.
  reality_seen_at timestamptz,
  -- When a page was last told that a stake was refused: not each of a hundred is news.
  refusal_told_at timestamptz,
  check ((excluded_until is null) = (exclusion is null)),
  check ((excluded_until is null) = (excluded_at is null))
);

create table protection_limit (
  member_id uuid not null references member on delete restrict,
  -- Who has set it. The staff's is beside the member's own, and the lower one holds.
  source text not null default 'member' check (source in ('member', 'operator')),
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Minor units; minutes for `session`.
  amount bigint not null check (amount >= 0),
  -- A raise that waits for its second yes: the amount wanted, null where the limit is to go, and from when to when that may come.
  raise_asked_at timestamptz,
  raise_to bigint check (raise_to is null or raise_to > amount),
  raise_opens_at timestamptz,
  raise_lapses_at timestamptz,
  set_at timestamptz not null default now(),
  primary key (member_id, source, kind, period),
  check (kind <> 'session' or period = 'day'),
  check (source = 'member' or raise_asked_at is null),
  check ((raise_asked_at is null) = (raise_opens_at is null)),
  check ((raise_asked_at is null) = (raise_lapses_at is null)),
  check (raise_asked_at is not null or raise_to is null)
);

-- What nobody at a brand may go beyond. Written by the trigger below from the brand's settings, and by nothing else: a bet must not
-- have to read those.
create table brand_limit (
  brand_id uuid not null references brand,
  kind text not null,
  period text not null,
  amount bigint not null,
  primary key (brand_id, kind, period)
);

create function brand_limits_follow_settings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from brand_limit where brand_id = new.id;
  insert into brand_limit (brand_id, kind, period, amount)
    select new.id, l ->> 'kind', l ->> 'period', (l ->> 'amount')::bigint
      from jsonb_array_elements(coalesce(new.settings #> '{protection,limits}', '[]')) l;
  return null;
end $$;
create trigger brand_limits after insert or update of settings on brand for each row execute function brand_limits_follow_settings();

-- What the member can read of all this later on, the newest first.
create table protection_event (
  id uuid primary key default uuid_v7(),
  member_id uuid not null references member on delete restrict,
  brand_id uuid not null references brand,
  kind text not null,
  detail jsonb not null,
  -- Null where the member has done it, or the clock.
  staff_id uuid references staff,
  created_at timestamptz not null default now()
);
create index protection_event_member on protection_event (member_id, created_at desc, id desc);

-- A member's whole logins, by which the time of a day is counted.
create index session_whole on session (member_id, created_at) where step is null;

-- The lock under which limits are decided: the purses, as for every stake, and then the member's row, as for every deposit.
create function protection_lock(p_member uuid) returns void language plpgsql as $$
begin
  perform 1 from purse p where p.member_id = p_member order by p.id for update;
  perform 1 from member m where m.id = p_member for no key update;
end $$;

-- Writes down what has changed: for the member, for the security record, and for the pages that are open.
create function protection_note(p_brand uuid, p_member uuid, p_kind text, p_detail jsonb, p_address text, p_staff uuid) returns void
language sql as $$
  insert into protection_event (member_id, brand_id, kind, detail, staff_id) values (p_member, p_brand, p_kind, p_detail, p_staff);
  insert into security_event (id, brand_id, member_id, kind, address, detail)
    values (uuid_v7(), p_brand, p_member, 'protection_' || p_kind, p_address, p_detail || jsonb_strip_nulls(jsonb_build_object('staff', p_staff)));
  insert into outbox (topic, brand_id, member_id, payload) values ('protection', p_brand, p_member, '{}');
$$;

-- The first day of the period that a day belongs to; a week begins on Monday.
create function period_start(p_period text, p_day date) returns date language sql immutable as $$
  select case p_period when 'day' then p_day else date_trunc(p_period, p_day)::date end
$$;

-- Whole minutes for which a member has been logged in on the brand's day of now. Two logins at a time count once, and one that was
-- left open counts until it has been idle for as long as the brand allows.
create function minutes_today(p_member uuid, p_brand uuid) returns bigint language sql as $$
  with today as (
    select brand_day(b.id, now())::timestamp at time zone b.time_zone as began,
           make_interval(mins => (b.settings #>> '{login,idleMinutes}')::integer) as idle
      from brand b where b.id = p_brand
  ), times as (
    select range_agg(tstzrange(greatest(s.created_at, t.began), x.until)) as span
      from session s cross join today t
      cross join lateral (select least(now(), s.ended_at, s.expires_at, s.last_seen_at + t.idle) as until) x
     where s.member_id = p_member and s.step is null and x.until > greatest(s.created_at, t.began)
  )
  select coalesce(floor(extract(epoch from sum(upper(r) - lower(r))) / 60), 0)::bigint from times, unnest(span) r
$$;

-- How much of a limit is used: minor units, which are below zero for losses of somebody who has won; minutes for `session`.
-- Stakes that were given back count for nothing on the day on which they were made, whenever that was; wins count on the day on which
-- they come. All that was sent to vendors that keep wallets counts as staked, however much has come back, and what stands there as lost.
-- Deposits that are under way count as if they were paid, and so does what an upline has sent. What the member has told to have paid is
-- under way until the staff have decided, however late it is.
create function protection_used(p_member uuid, p_brand uuid, p_kind text, p_period text) returns bigint language plpgsql as $$
declare
  since constant date := period_start(p_period, brand_day(p_brand, now()));
  used bigint;
begin
  case p_kind
    when 'stake' then
      select coalesce(sum(d.staked - d.undone), 0) + wallet_sent_since(p_brand, p_member, since) into used
        from play_day d where d.member_id = p_member and d.day >= since;
    when 'loss' then
      select coalesce(sum(d.staked - d.undone - d.won), 0) + wallet_out_since(p_brand, p_member, since) into used
        from play_day d where d.member_id = p_member and d.day >= since;
    when 'deposit' then
      select coalesce((select sum(c.deposited) from cash_day c where c.member_id = p_member and c.day >= since), 0)
           + coalesce((select sum(d.amount) from deposit d
                        where d.member_id = p_member
                          and (d.status = 'review' or (d.status in ('created', 'pending') and d.expires_at > now()))), 0)
           + line_received_since(p_brand, p_member, since)
        into used;
    when 'session' then
      used := minutes_today(p_member, p_brand);
  end case;
  return coalesce(used, 0);
end $$;

-- The limits that hold for a member: of its own, the staff's and the brand's, of each kind and period the lowest.
create function protection_bounds(p_member uuid, p_brand uuid) returns table (kind text, period text, amount bigint) language sql stable as $$
  select kind, period, min(amount)
    from (select l.kind, l.period, l.amount from protection_limit l where l.member_id = p_member
          union all
          select b.kind, b.period, b.amount from brand_limit b where b.brand_id = p_brand) every_one
   group by kind, period
$$;

-- Which limit of some kinds stands in the way of an amount, the tightest first; none where all is null.
create function protection_hit(p_member uuid, p_brand uuid, p_kinds text[], p_amount bigint, out kind text, out period text, out amount bigint, out used bigint)
language plpgsql as $$
begin
  select b.kind, b.period, b.amount, u.used into kind, period, amount, used
    from protection_bounds(p_member, p_brand) b
    cross join lateral (select protection_used(p_member, p_brand, b.kind, b.period) as used) u
   -- Of the time there has to be a minute left.
   where b.kind = any (p_kinds) and u.used + case b.kind when 'session' then 1 else p_amount end > b.amount
   order by b.amount - u.used limit 1;
end $$;

-- Why a member may not put this stake down now, or null. The caller holds the locks of the member's purses. The function is
-- volatile, so that it reads what was committed until those were taken, also within a statement that began before.
create function protection_stake_refusal(p_member uuid, p_brand uuid, p_amount bigint) returns text language plpgsql as $$
declare
  excluded boolean;
  limited boolean;
  hit record;
begin
  select exists (select from protection p where p.member_id = p_member and p.excluded_until > now()),
         exists (select from protection_limit l where l.member_id = p_member and l.kind <> 'deposit')
           or exists (select from brand_limit b where b.brand_id = p_brand and b.kind <> 'deposit')
    into excluded, limited;
  if excluded then return 'member_excluded'; end if;
  if not limited then return null; end if;
  hit := protection_hit(p_member, p_brand, array['stake', 'loss', 'session'], p_amount);
  if hit.kind is null then return null; end if;
  insert into protection as p (member_id, brand_id, refusal_told_at) values (p_member, p_brand, now())
    on conflict (member_id) do update set refusal_told_at = now()
      where p.refusal_told_at is null or p.refusal_told_at < now() - interval '10 seconds';
  if found then
    insert into outbox (topic, brand_id, member_id, payload)
      values ('stake_refused', p_brand, p_member, jsonb_build_object('kind', hit.kind, 'period', hit.period, 'amount', hit.amount::text,
                                                                     'left', greatest(0, hit.amount - hit.used)::text));
  end if;
  return 'limit_reached';
end $$;

-- Those of some members whom protection_stake_refusal might refuse a stake: about nobody else has it to be asked.
create function protection_guarded(p_members uuid[]) returns uuid[] language plpgsql stable as $$
begin
  return array(
    select p.member_id from protection p where p.member_id = any (p_members) and p.excluded_until > now()
    union
    select l.member_id from protection_limit l where l.member_id = any (p_members) and l.kind <> 'deposit'
    union
    select m.id from brand_limit b join member m on m.brand_id = b.brand_id where b.kind <> 'deposit' and m.id = any (p_members));
end $$;

-- Why a member may not begin a deposit of this amount now, or null. The caller holds the locks of the member's purses, or that of
-- the member's row. Volatile as above.
create function protection_deposit_refusal(p_member uuid, p_brand uuid, p_amount bigint) returns text language plpgsql as $$
begin
  perform 1 from protection p where p.member_id = p_member and p.excluded_until > now();
  if found then return 'member_excluded'; end if;
  perform 1 from brand b left join member_profile m on m.member_id = p_member
   where b.id = p_brand and (b.settings #>> '{protection,ageBeforeDeposit}')::boolean and m.birthday is null;
  if found then return 'birthday_required'; end if;
  if (protection_hit(p_member, p_brand, array['deposit'], p_amount)).kind is not null then return 'limit_reached'; end if;
  return null;
end $$;

-- Those who are logged in although their time for today is used up.
create function protection_time_spent() returns table (member_id uuid, brand_id uuid) language sql as $$
  select s.member_id, s.brand_id
    from (select distinct s.member_id, s.brand_id from session s join member m on m.id = s.member_id
           where s.ended_at is null and s.expires_at > now() and s.step is null and m.type <> 4
             and (exists (select from protection_limit l where l.member_id = s.member_id and l.kind = 'session')
                  or exists (select from brand_limit b where b.brand_id = s.brand_id and b.kind = 'session'))) s
   where (protection_hit(s.member_id, s.brand_id, array['session'], 0)).kind is not null
$$;

-- Ends the logins of a member whose time for today is used up, once for each limit and day, and tells their pages why; answers whether
-- it did. Whoever logs in again may see to the money; stakes are refused by the functions above. It is called for each member in a
-- transaction of its own: nobody's bets wait for those of all others, and the locks of two members never meet in the wrong order.
create function protection_time_up(p_member uuid, p_brand uuid) returns boolean language plpgsql as $$
declare
  hit record;
begin
  if (protection_hit(p_member, p_brand, array['session'], 0)).kind is null then return false; end if;
  perform protection_lock(p_member);
  hit := protection_hit(p_member, p_brand, array['session'], 0);
  if hit.kind is null then return false; end if;
  perform 1 from protection_event e
   where e.member_id = p_member and e.kind = 'time_up' and e.detail ->> 'amount' = hit.amount::text
     and brand_day(p_brand, e.created_at) = brand_day(p_brand, now());
  if found then return false; end if;
  perform protection_note(p_brand, p_member, 'time_up', jsonb_build_object('kind', 'session', 'period', 'day', 'amount', hit.amount::text), null, null);
  with ended as (
    update session set ended_at = now(), end_reason = 'revoked' where member_id = p_member and ended_at is null returning id
  ), forgotten as (
    delete from remember_token where member_id = p_member
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', p_brand, p_member, jsonb_build_object('sessionId', id, 'code', 'limit_reached') from ended;
  return true;
end $$;

grant select, insert, update, delete on protection, protection_limit to lantern_app;
grant select on brand_limit to lantern_app;
grant select, insert on protection_event to lantern_app;
