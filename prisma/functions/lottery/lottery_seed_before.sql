-- The seed that is used before a seed; the anchor for the first one (docs/draws.md).
create or replace function lottery_seed_before(p_seed bytea) returns bytea
language sql immutable strict as $$
  select sha256(lottery_field('lantern/seed/1'::bytea) || lottery_field(p_seed))
$$;
