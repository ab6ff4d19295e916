-- What one person of the staff may do alone with members' money.

-- The sums of what a person did alone on a day of the brand, over all members.
create table staff_day (
  staff_id uuid not null references staff on delete cascade,
  day date not null,
  act text not null check (act in ('credit', 'approve', 'adjust')),
  amount bigint not null default 0 check (amount >= 0),
  primary key (staff_id, day, act)
);
grant select, insert, update on staff_day to lantern_app;

-- Who found the money of a deposit: the person who matched it alone, or who proposed the match.
alter table deposit add matched_by uuid references staff;
create index deposit_matched on deposit (member_id, matched_by, settled_at)
  where matched_by is not null;

-- Existing brands start with limits that follow from the amounts for two people.
update brand set settings = settings || jsonb_build_object('staff', jsonb_build_object(
  'creditAlonePerDay', settings #>> '{deposit,fourEyesFrom}',
  'approveAlonePerDay', settings #>> '{withdrawal,fourEyesFrom}',
  'separateFrom', greatest(1, (settings #>> '{withdrawal,fourEyesFrom}')::bigint / 10)::text,
  'separateDays', 7,
  'adjustmentMost', settings #>> '{deposit,fourEyesFrom}',
  'adjustmentPerDay', settings #>> '{deposit,fourEyesFrom}'))
 where settings #> '{deposit,fourEyesFrom}' is not null and settings -> 'staff' is null;
