-- Matches of a new account, or of what a member adds later, with an excluded or disabled account.
create table person_match (
  id uuid primary key default uuid_v7(),
  brand_id uuid not null references brand,
  -- The held account; null for a registration that was declined.
  member_id uuid references member,
  -- The account that it matches.
  known_id uuid not null references member,
  -- What matches. The values stay where they are.
  signals text[] not null check (cardinality(signals) > 0),
  tries integer not null default 1,
  found_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  -- The match froze the wallet, so its decision may unfreeze it.
  froze boolean not null default false,
  decision text check (decision in ('same', 'different')),
  decided_at timestamptz,
  decided_by uuid references staff,
  check (member_id <> known_id),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null))
);
create unique index person_match_held on person_match (member_id, known_id)
  where member_id is not null;
create unique index person_match_declined on person_match (known_id)
  where member_id is null and decided_at is null;
create index person_match_known on person_match (known_id);
create index person_match_waiting on person_match (brand_id, found_at) where decided_at is null;
grant select, insert, update on person_match to lantern_app;

-- Document numbers are compared by their letters and digits.
create index member_profile_document on member_profile
  (brand_id, upper(regexp_replace(id_number, '[^[:alnum:]]', '', 'g')))
  where id_number is not null;
create index member_profile_birthday on member_profile (brand_id, birthday)
  where birthday is not null;
create index bank_account_key on bank_account (brand_id, account_key);

-- Existing brands hold such accounts.
update brand set settings = jsonb_set(
  settings, '{protection,samePerson}', '{"strong": "hold", "weak": "hold"}')
 where settings ? 'protection' and settings #> '{protection,samePerson}' is null;
