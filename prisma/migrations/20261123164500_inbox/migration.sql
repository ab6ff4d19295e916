-- Messages to a member. The kind and its details are kept, and the text is written when it is read,
-- in the reader's language.
create table inbox_message (
  id uuid primary key,
  brand_id uuid not null references brand,
  member_id uuid not null references member,
  kind text not null,
  details jsonb not null,
  -- What the message is about; the same event writes one message.
  source text,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- By the member. The row stays until it is old.
  removed_at timestamptz
);
create unique index inbox_message_source on inbox_message (member_id, source);
create index inbox_message_member on inbox_message (member_id, id) where removed_at is null;
create index inbox_message_unread on inbox_message (member_id)
  where read_at is null and removed_at is null;
create index inbox_message_age on inbox_message (created_at);
grant select, insert, update, delete on inbox_message to lantern_app;
