-- The tree of uplines as links from each member to every upline, so that "all below" and "all
-- above" are one index each. Links of an earlier tree stay, with the time until which they held.
create table line_link (
  upline_id uuid not null references member on delete cascade,
  member_id uuid not null references member on delete cascade,
  -- 0 is the member itself, so a team is one lookup. `mostUplines` of packages/rules is the most.
  distance smallint not null check (distance between 0 and 64),
  since timestamptz not null default '-infinity',
  until timestamptz check (until > since),
  primary key (member_id, upline_id, since),
  check ((distance = 0) = (upline_id = member_id))
);
create unique index line_link_above on line_link (member_id, upline_id) include (distance)
  where until is null;
create index line_link_below on line_link (upline_id, distance, member_id) where until is null;

-- Moves of members with all below them. Two staff members decide each.
create table line_move (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  from_upline uuid references member,
  to_upline uuid references member,
  -- How many members moved.
  members integer not null check (members > 0),
  proposal_id uuid not null unique references proposal,
  moved_at timestamptz not null default now(),
  check (from_upline is distinct from to_upline and to_upline is distinct from member_id)
);
create index line_move_member on line_move (member_id, id desc);
create trigger line_move_stays before update or delete on line_move
  for each row execute function refuse_change();
create trigger line_move_stays_whole before truncate on line_move
  for each statement execute function refuse_change();

grant select on line_link, line_move to lantern_app;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move'));

with recursive above as (
  select id as member_id, id as upline_id, 0 as distance from member
  union all
  select a.member_id, m.upline_id, a.distance + 1
    from above a join member m on m.id = a.upline_id
   where m.upline_id is not null
)
insert into line_link (upline_id, member_id, distance)
  select upline_id, member_id, distance from above;

-- The trigger of the upline also writes the links. Its function comes from its file; until then,
-- which is at the same start, no one registers.
drop trigger member_keeps_upline on member;
alter function member_keep_upline() rename to line_follow_upline;
update sql_function set name = 'line_follow_upline' where name = 'member_keep_upline';
create trigger member_has_line after insert or update of upline_id on member
  for each row execute function line_follow_upline();
