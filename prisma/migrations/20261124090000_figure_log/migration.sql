-- What changes the figures of members, and their roll-up to every upline (docs/decisions/057).

-- One row for each settled round, its later corrections, and each deposit, withdrawal, fee and
-- registration. Bets write nothing here: a round is written by the call that ends it.
create table figure_log (
  id bigint generated always as identity,
  -- The transaction that wrote the row. Its rows are rolled up when all before it have finished.
  xid xid8 not null default pg_current_xact_id(),
  brand_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('round', 'correction', 'deposit', 'withdrawal', 'fee',
                                     'promotion', 'rebate', 'registration')),
  -- The category of a round's game; empty for money that is not of a game.
  category text not null default '',
  -- The round, deposit or withdrawal.
  subject_id uuid,
  -- Rounds; a member's first deposit; a registration.
  times integer not null default 0,
  stake bigint not null default 0,
  -- The part of the stake that counts as turnover.
  valid bigint not null default 0,
  won bigint not null default 0,
  -- Of deposits, withdrawals, fees, promotions and rebates.
  amount bigint not null default 0,
  -- By the clock of the database, and later than the transaction's number.
  settled_at timestamptz not null default clock_timestamp(),
  primary key (id, settled_at)
) partition by range (settled_at);
create index figure_log_order on figure_log (xid, id);
-- What the log has of a round.
create index figure_log_subject on figure_log (subject_id) where subject_id is not null;
create index figure_log_member on figure_log (member_id, settled_at desc, id desc);
create index figure_log_brand on figure_log (brand_id, settled_at desc, id desc);
select partition_monthly('figure_log', true);
create trigger rows_stay before truncate on figure_log
  for each statement execute function refuse_change();

-- When each day of a brand starts and ends: the rules of the gateway decide, and write it here.
create table brand_date (
  brand_id uuid not null references brand,
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  primary key (brand_id, day),
  unique (brand_id, starts_at)
);

-- Up to where the log is rolled up. One row.
create table figure_cursor (
  one boolean primary key default true check (one),
  xid xid8 not null default '0',
  last_id bigint not null default 0,
  -- Rows up to this number are rolled up, whatever their transaction: a restored database counts
  -- its transactions from another number.
  floor_id bigint not null default 0,
  -- All rows that were settled before this moment are rolled up.
  complete_until timestamptz not null,
  -- The next such moment: reached when all transactions below this number are rolled up.
  next_until timestamptz,
  next_xid xid8
);

-- What a member did in a day of the brand, by category.
create table member_day (
  member_id uuid not null references member on delete restrict,
  day date not null,
  category text not null,
  rounds bigint not null default 0,
  stakes bigint not null default 0,
  turnover bigint not null default 0,
  wins bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  fees bigint not null default 0,
  promotions bigint not null default 0,
  rebates bigint not null default 0,
  registrations bigint not null default 0,
  first_deposits bigint not null default 0,
  primary key (member_id, day, category)
) with (fillfactor = 70);

-- The same of all who were below an upline when it was settled, the upline itself not included.
create table team_day (
  upline_id uuid not null references member on delete restrict,
  day date not null,
  category text not null,
  rounds bigint not null default 0,
  stakes bigint not null default 0,
  turnover bigint not null default 0,
  wins bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  fees bigint not null default 0,
  promotions bigint not null default 0,
  rebates bigint not null default 0,
  registrations bigint not null default 0,
  first_deposits bigint not null default 0,
  primary key (upline_id, day, category)
) with (fillfactor = 70);

-- Members who played in a day, week or month, and how many of them an upline had below.
create table member_active (
  member_id uuid not null references member on delete restrict,
  span text not null check (span in ('day', 'week', 'month')),
  start date not null,
  primary key (member_id, span, start)
);
create table team_active (
  upline_id uuid not null references member on delete restrict,
  span text not null check (span in ('day', 'week', 'month')),
  start date not null,
  members bigint not null default 0,
  primary key (upline_id, span, start)
) with (fillfactor = 70);

-- Each row of the log for whom it counts: for the member, and for the team of each upline that the
-- member had when it was settled.
create view figure_share as
  select l.upline_id as owner_id, l.distance > 0 as of_team, d.day, f.*
    from figure_log f
    join lateral (
           select x.day, x.ends_at from brand_date x
            where x.brand_id = f.brand_id and x.starts_at <= f.settled_at
            order by x.starts_at desc limit 1) d on d.ends_at > f.settled_at
    join line_link l on l.member_id = f.member_id and l.since <= f.settled_at
                    and (l.until is null or l.until > f.settled_at);

-- What exists. Money of earlier days is known by day only, and is written at its noon.
insert into figure_log (brand_id, member_id, kind, times, settled_at)
  select brand_id, id, 'registration', 1, created_at from member where type <> 4;
insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid, won,
                        settled_at)
  select r.brand_id, r.member_id, 'round', coalesce(g.category, 'other'), r.id, 1,
         r.stake - r.refund, r.stake - r.refund - r.uncounted, r.win, r.ended_at
    from game_round r
    left join game g on g.vendor_code = r.vendor_code and g.code = r.game_code
   where not r.trial and r.ended_at is not null and (r.stake <> r.refund or r.win <> 0);
insert into figure_log (brand_id, member_id, kind, times, amount, settled_at)
  select b.id, d.member_id, 'deposit',
         (d.day = (select min(f.day) from cash_day f
                    where f.member_id = d.member_id and f.deposited > 0))::integer,
         d.deposited, (d.day + time '12:00') at time zone b.time_zone
    from cash_day d join member m on m.id = d.member_id join brand b on b.id = m.brand_id
   where d.deposited <> 0;
insert into figure_log (brand_id, member_id, kind, amount, settled_at)
  select b.id, d.member_id, 'withdrawal', d.withdrawn,
         (d.day + time '12:00') at time zone b.time_zone
    from cash_day d join member m on m.id = d.member_id join brand b on b.id = m.brand_id
   where d.withdrawn <> 0;
insert into figure_log (brand_id, member_id, kind, subject_id, amount, settled_at)
  select brand_id, member_id, 'fee', id, fee, settled_at from deposit
   where fee > 0 and settled_at is not null;
insert into figure_cursor (complete_until)
  select coalesce(min(settled_at), now()) from figure_log;

create trigger figure_log_only_grows before update or delete on figure_log
  for each row execute function refuse_change();

grant select on figure_log, figure_share, brand_date, figure_cursor, member_day, team_day,
  member_active, team_active to lantern_app;
grant insert on brand_date to lantern_app;
