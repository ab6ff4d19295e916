-- The signals of both, each once.
create or replace function protection_signals(p_one text[], p_other text[]) returns text[]
language sql immutable as $$
  select array(select distinct s from unnest(p_one || p_other) s order by s)
$$;
