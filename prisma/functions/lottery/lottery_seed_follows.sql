-- Whether a seed leads to the seeds of its chain that are known before it, or to the anchor.
create or replace function lottery_seed_follows(p_chain uuid, p_place integer, p_seed bytea)
returns boolean language sql stable as $$
  select coalesce(
    lottery_seed_before(p_seed) = case p_place
      when 0 then (select anchor from lottery_seed_chain where id = p_chain)
      else (select seed from lottery_draw where chain_id = p_chain and place = p_place - 1) end,
    true)
$$;
