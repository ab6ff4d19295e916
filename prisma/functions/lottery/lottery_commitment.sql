-- The commitment to a seed (docs/draws.md).
create or replace function lottery_commitment(p_seed bytea) returns bytea
language sql immutable strict as $$
  select sha256(lottery_field('lantern/commitment/1'::bytea) || lottery_field(p_seed))
$$;
