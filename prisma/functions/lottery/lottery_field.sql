-- A field of a hash: its length as four bytes, then its bytes (docs/draws.md).
create or replace function lottery_field(p_bytes bytea) returns bytea
language sql immutable strict as $$
  select int4send(length(p_bytes)) || p_bytes
$$;
