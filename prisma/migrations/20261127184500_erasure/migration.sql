-- Data requests of members: an erased account is closed and anonymous, and its movements stay.
update brand set settings = jsonb_set(settings, '{privacy}', '{"keepDays": 1825}')
 where settings -> 'wallets' is not null and settings -> 'privacy' is null;

alter table member
  add column erased_at timestamptz,
  add constraint member_erased_closed check (erased_at is null or status = 'disabled');

-- Files that were erased. A job removes their bytes, and then the row.
create table erased_file (
  id text primary key,
  erased_at timestamptz not null default now()
);
grant select, delete on erased_file to lantern_app;

alter table proposal drop constraint proposal_kind_check;
alter table proposal add constraint proposal_kind_check check (kind in (
  'adjustment', 'withdrawal', 'payout', 'dispute', 'deposit', 'exclusion', 'limit', 'password',
  'payment_password', 'line_move', 'lottery_void', 'lottery_result', 'lottery_correction',
  'erasure'));
