-- What a member did in a day: the limits, the turnover and the profit and loss are read from here and never from a million rows.

-- IANA name of the zone that the brand's days begin by.
alter table brand add column time_zone text not null default 'UTC';

-- The brand's day of a moment.
create function brand_day(p_brand uuid, p_at timestamptz) returns date language sql stable as $$
  select (p_at at time zone b.time_zone)::date from brand b where b.id = p_brand
$$;

-- Written with each call of a vendor, in its transaction. Minor units of the member's real money; trial play is not counted.
create table play_day (
  member_id uuid not null references member on delete restrict,
  day date not null,
  vendor_code text not null,
  staked bigint not null default 0,
  won bigint not null default 0,
  refunded bigint not null default 0,
  -- What of the day's own stakes has been given back, whenever that was: by this, and not by what came back on the day, limits are
  -- counted. Otherwise a stake of yesterday that comes back would make room for more than the limit of today.
  undone bigint not null default 0,
  bets integer not null default 0,
  primary key (member_id, day, vendor_code)
) with (fillfactor = 70);

-- Written when a deposit is credited and when a withdrawal is paid.
create table cash_day (
  member_id uuid not null references member on delete restrict,
  day date not null,
  deposited bigint not null default 0,
  withdrawn bigint not null default 0,
  primary key (member_id, day)
) with (fillfactor = 70);

create function cash_day_add(p_brand uuid, p_member uuid, p_deposited bigint, p_withdrawn bigint) returns void language sql as $$
  insert into cash_day (member_id, day, deposited, withdrawn)
    values (p_member, brand_day(p_brand, now()), p_deposited, p_withdrawn)
  on conflict (member_id, day) do update
    set deposited = cash_day.deposited + excluded.deposited, withdrawn = cash_day.withdrawn + excluded.withdrawn
$$;

-- Up to which sum of stakes, counted since the member joined, money has to be played before it may leave.
create table member_turnover (
  member_id uuid primary key references member on delete restrict,
  mark bigint not null check (mark >= 0),
  -- What had been played when nothing was left to do: from there to the mark is what the member sees.
  start bigint not null default 0 check (start <= mark)
);

-- All that a member has staked and not got back.
create function turnover_done(p_member uuid) returns bigint language sql stable as $$
  select coalesce(sum(staked - refunded), 0)::bigint from play_day where member_id = p_member
$$;

-- Asks for so many hundredths of an amount to be played, beside what is asked for already.
create function turnover_raise(p_member uuid, p_amount bigint, p_percent integer) returns void language sql as $$
  insert into member_turnover (member_id, start, mark)
    select p_member, done, done + p_amount * p_percent / 100 from turnover_done(p_member) as done
  on conflict (member_id) do update
    set mark = greatest(member_turnover.mark, excluded.start) + p_amount * p_percent / 100,
        start = case when member_turnover.mark > excluded.start then member_turnover.start else excluded.start end
$$;

-- A stake that had been played before nothing was left to do has been given back: what is asked for stays the same, and is counted
-- from further down. The caller holds the locks of the member's purses.
create function turnover_follow(p_member uuid) returns void language sql as $$
  update member_turnover t set start = done, mark = t.mark - (t.start - done)
    from turnover_done(p_member) as done where t.member_id = p_member and t.start > done
$$;

-- How much has still to be played.
create function turnover_left(p_member uuid) returns bigint language sql stable as $$
  select greatest(0, coalesce((select mark from member_turnover where member_id = p_member), 0) - turnover_done(p_member))
$$;

grant select, insert, update on play_day, cash_day, member_turnover to lantern_app;
