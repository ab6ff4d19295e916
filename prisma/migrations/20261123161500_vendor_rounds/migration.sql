-- Rounds that vendors with their own wallets report (docs/decisions/041).

-- What vendors hold for a member, by our books: sent, less what came back, with the result of the
-- reported rounds. Below zero, more came back than the reported rounds explain.
alter table purse drop constraint purse_debt;
alter table purse add constraint purse_debt check (
  member_id is null or may_go_negative = (purpose in ('receivable', 'play_receivable', 'vendor')));

alter table vendor_player
  -- The part of that purse at this vendor.
  add column booked bigint not null default 0;

-- Each round by its last reported revision.
create table reported_round (
  vendor_code text not null references vendor,
  vendor_round_id text not null,
  member_id uuid not null references member,
  revision integer not null check (revision > 0),
  status text not null check (status in ('open', 'settled', 'cancelled')),
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  -- The transactions of the stake and the payout that count now.
  bet_id text,
  win_id text,
  played_at timestamptz not null,
  reported_at timestamptz not null default now(),
  primary key (vendor_round_id, vendor_code),
  check (status <> 'cancelled' or (bet_id is null and win_id is null))
);

-- How far the rounds of a vendor have been read.
create table vendor_feed (
  vendor_code text primary key references vendor,
  cursor text,
  -- All rounds until then have been read.
  complete_until timestamptz
);
grant select, insert, update on reported_round, vendor_feed to lantern_app;

-- A stake of a reported round was played then, and cannot be refused any more.
alter type stake add attribute played_at timestamptz;
alter type play_action add attribute played_at timestamptz;

-- A report as `play_report_round` reads it.
create type round_report as (
  vendor text,
  member_id uuid,
  game_code text,
  round_id text,
  revision integer,
  currency text,
  status text,
  stake bigint,
  payout bigint,
  played_at timestamptz,
  details jsonb
);

-- What was sent to vendors so far moves from the house's purse to the members' own purses there.
-- The rows are written here: the functions of an older database may be older than this migration.
insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
  select uuid_v7(), brand_id, member_id, 'vendor', currency, true
    from wallet_transfer where state = 'done' group by brand_id, member_id, currency;
update vendor_player p set booked = s.net
  from (select member_id, vendor_code,
               sum(case direction when 'in' then amount else -amount end) as net
          from wallet_transfer where state = 'done' group by 1, 2) s
 where p.member_id = s.member_id and p.vendor_code = s.vendor_code;
create temporary table moved on commit drop as
  select uuid_v7() as id, v.brand_id, v.id as purse_id, h.id as house_id, v.currency, v.member_id,
         s.net, clock_timestamp() as at
    from (select member_id, sum(booked)::bigint as net from vendor_player group by 1) s
    join purse v on v.member_id = s.member_id and v.purpose = 'vendor'
    join purse h on h.brand_id = v.brand_id and h.member_id is null
                and h.purpose = 'house_vendors' and h.currency = v.currency
   where s.net <> 0;
insert into transfer_key (key, transfer_id, posted_at)
  select 'vendor_purse:' || member_id, id, at from moved;
insert into transfer (id, brand_id, from_purse, to_purse, amount, currency, kind, key, event_at,
                      posted_at, subject_kind, subject_id)
  select id, brand_id, case when net > 0 then house_id else purse_id end,
         case when net > 0 then purse_id else house_id end, abs(net), currency,
         case when net > 0 then 'wallet_sent' else 'wallet_in' end, 'vendor_purse:' || member_id,
         at, at, 'member', member_id
    from moved;
insert into entry (transfer_id, purse_id, amount, balance_after, purse_version, posted_at)
  select id, purse_id, net, net, 1, at from moved;
update purse p set balance = m.net, version = 1 from moved m where p.id = m.purse_id;
