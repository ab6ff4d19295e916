-- Invite links of agents: whom they register, how often and until when, and what came of them.
alter table invite_code drop constraint invite_code_kind_check,
  add constraint invite_code_kind_check check (kind in ('affiliate', 'referral', 'link'));

create table invite_link (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null,
  code_key text not null,
  member_id uuid not null references member on delete cascade,
  -- Account type of those who register: member or agent.
  type integer not null check (type in (0, 1)),
  landing text not null check (landing in ('register', 'home', 'promotions', 'lottery')),
  note text not null,
  most_uses integer check (most_uses > 0),
  -- Registrations: the database refuses one too many, also of several at the same moment.
  uses integer not null default 0,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  unique (brand_id, code_key),
  foreign key (brand_id, code_key) references invite_code on delete cascade,
  constraint invite_link_uses check (uses >= 0 and (most_uses is null or uses <= most_uses))
);
create index invite_link_member on invite_link (member_id, id desc);

-- Who registered by a link.
create table invite_use (
  member_id uuid primary key references member on delete cascade,
  link_id uuid not null references invite_link on delete cascade
);
create index invite_use_link on invite_use (link_id);

-- Households that visited by a link, once a day each. The household is stored as a hash.
create table invite_visit (
  link_id uuid not null references invite_link on delete cascade,
  day date not null,
  household bytea not null,
  primary key (link_id, day, household)
);

-- Whom an announcement addresses.
alter table announcement add column audience text not null default 'all'
  check (audience in ('all', 'agents'));

-- How many links an agent can have, and what it sees of its team.
update brand set settings = settings || '{"downline": {"links": 100, "contacts": "masked"}}'::jsonb;

grant select, insert, update on invite_link to lantern_app;
grant select, insert on invite_use, invite_visit to lantern_app;
