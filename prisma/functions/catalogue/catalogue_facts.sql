-- What a vendor may publish of a game, as it is here.
create or replace function catalogue_facts(g game) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'names', g.names, 'category', g.category, 'classify', g.classify, 'rtp', g.rtp,
    'trial', g.trial, 'minBets', g.min_bets, 'maxBets', g.max_bets, 'volatility', g.volatility,
    'lines', g.line_num, 'picture', g.picture)
$$;
