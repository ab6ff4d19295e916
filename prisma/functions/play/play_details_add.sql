-- The details of a round after another bet: the later ones over the earlier ones, but for the
-- stakes, which add up.
create or replace function play_details_add(p_old jsonb, p_new jsonb) returns jsonb
language sql immutable as $$
  select case
    when p_old ? 'stakes' and p_new ? 'stakes' then
      p_old || p_new
      || jsonb_build_object('stakes', play_stakes_sum((p_old -> 'stakes') || (p_new -> 'stakes')))
    else coalesce(p_old || p_new, p_new, p_old) end
$$;
