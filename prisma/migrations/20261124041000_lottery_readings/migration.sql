-- Results of province draws come from outside: what each source said, and what was taken.

create table lottery_province_draw (
  draw_id text primary key references lottery_draw,
  region text not null,
  province text not null,
  date date not null,
  foreign key (province, region) references lottery_province (code, region)
);
create index lottery_province_draw_date on lottery_province_draw (date desc, region);

-- A row for each change of what a source says: a whole result, or why there is none.
create table lottery_reading (
  id uuid primary key default uuid_v7(),
  draw_id text not null references lottery_province_draw,
  source text not null,
  result text[],
  fault text check (fault in ('unreachable', 'unreadable', 'partial', 'other_draw')),
  read_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(result, fault) = 1)
);
create index lottery_reading_draw on lottery_reading (draw_id, source, id desc);
create trigger lottery_reading_stays before update or delete on lottery_reading
  for each row execute function refuse_change();

-- The results that were taken. Revision 1 is the draw's; a later one corrects the one before it.
create table lottery_outside_result (
  draw_id text not null references lottery_province_draw,
  revision integer not null check (revision > 0),
  result text[] not null,
  -- The sources that agreed, or the proposal of two people.
  sources text[] check (cardinality(sources) >= 2),
  proposal_id uuid references proposal,
  recorded_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(sources, proposal_id) = 1),
  check (revision = 1 or proposal_id is not null),
  primary key (draw_id, revision)
);
create trigger lottery_outside_result_stays before update or delete on lottery_outside_result
  for each row execute function refuse_change();

grant select on lottery_province_draw, lottery_reading, lottery_outside_result to lantern_app;
grant insert on lottery_reading to lantern_app;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move', 'lottery_void', 'lottery_result'));
