-- Assistants of agents (account types 41 and 42): they act for their agent with granted rights.
create table assistant (
  member_id uuid primary key references member on delete cascade,
  agent_id uuid not null references member on delete cascade,
  rights text[] not null check (
    rights <@ array['team', 'figures', 'bets', 'transactions', 'links', 'accounts']),
  created_at timestamptz not null default now(),
  check (member_id <> agent_id)
);
create index assistant_agent on assistant (agent_id);
grant select, insert, update on assistant to lantern_app;
