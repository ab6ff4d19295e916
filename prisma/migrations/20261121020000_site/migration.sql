-- What a brand says and shows: announcements, help, addresses outside, ways to reach its people, and messages to them.

create table announcement (
  id uuid primary key,
  brand_id uuid not null references brand,
  type text not null check (type in ('B', 'PL', 'PU', 'PR')),
  -- By language: title, content (sanitised HTML).
  texts jsonb not null,
  published_at timestamptz not null default now(),
  ends_at timestamptz,
  check (ends_at > published_at)
);
create index announcement_newest on announcement (brand_id, published_at desc, id desc);

create table help_section (
  id uuid primary key,
  brand_id uuid not null references brand,
  -- What stands behind the # of its address.
  hash text not null check (hash ~ '^[a-z0-9-]{1,40}$'),
  position integer not null,
  -- By language: title, content (sanitised HTML).
  texts jsonb not null,
  unique (brand_id, hash)
);

-- Addresses outside: messengers, apps, social sites.
create table resource (
  brand_id uuid not null references brand,
  name text not null,
  resource_type text not null check (resource_type in ('link', 'app', 'social', 'messenger')),
  url text not null check (url ~ '^https?://'),
  qr_code_url text check (qr_code_url ~ '^https?://'),
  -- By language.
  labels jsonb not null,
  position integer not null,
  primary key (brand_id, name)
);

create table service_entry (
  id uuid primary key,
  brand_id uuid not null references brand,
  cs_type text not null check (cs_type in ('LIVECHAT', 'TELEGRAM', 'WHATSAPP', 'VIBER')),
  -- By language.
  titles jsonb not null,
  url text not null check (url ~ '^https?://'),
  -- The type of its path in the list of links; '3' is customer service itself.
  path_type text not null,
  position integer not null
);
create index service_entry_brand on service_entry (brand_id, position);

-- The addresses under which a brand can be reached, with how long each took to answer when it was last tried.
create table domain_route (
  brand_id uuid not null references brand,
  url text not null check (url ~ '^https?://[^/]+$'),
  position integer not null,
  enabled boolean not null default true,
  speed_ms integer check (speed_ms >= 0),
  measured_at timestamptz,
  primary key (brand_id, url)
);

create table feedback (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid references member,
  reference text not null,
  type text not null,
  content text not null check (length(content) between 1 and 140),
  contact text,
  language text not null,
  address text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  unique (brand_id, reference)
);
create index feedback_open on feedback (brand_id, created_at) where status = 'open';
create index feedback_member on feedback (member_id) where member_id is not null;

-- A banner leads to a place of its own site, whoever writes it: browsers read `//host`, `/\host` and `/<tab>/host` as another one.
alter table banner
  add constraint banner_linkage_type check (linkage_type in ('route', 'register', 'game')),
  add constraint banner_linkage check (linkage_type is distinct from 'route' or linkage ~ '^/([^/\\[:space:][:cntrl:]][^\\[:space:][:cntrl:]]*)?$');

-- A file can belong to something else than a member.
alter table stored_file
  alter column member_id drop not null,
  add column feedback_id uuid references feedback on delete cascade,
  drop constraint stored_file_kind_check,
  add constraint stored_file_kind_check check (kind in ('avatar', 'feedback')),
  add constraint stored_file_owner check (member_id is not null or feedback_id is not null);
create index stored_file_feedback on stored_file (feedback_id) where feedback_id is not null;

-- The largest wins of a week are looked for among what has ended lately.
create index game_round_ended on game_round (brand_id, ended_at desc) include (win, id, started_at)
  where ended_at is not null and not trial and win > 0;

-- Whoever changes what a brand shows, by whatever way: the gateways hear of it and forget what they have kept.
create function tell_site_changed() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'brand' then
    changed := coalesce(new.id, old.id);
  else
    changed := coalesce(new.brand_id, old.brand_id);
  end if;
  insert into outbox (topic, brand_id, payload)
  values ('site_changed', changed, jsonb_build_object('status', tg_table_name = 'brand'));
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array['brand', 'brand_host', 'banner', 'promotion', 'announcement', 'help_section', 'resource',
                               'service_entry', 'brand_game'] loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function tell_site_changed()',
                   shown || '_tells', shown);
  end loop;
end $$;
-- Being measured alone is no news.
create trigger domain_route_tells after insert or delete or update of url, position, enabled on domain_route
  for each row execute function tell_site_changed();

grant select, insert, update, delete on announcement, help_section, resource, service_entry, domain_route, feedback to lantern_app;
