-- Accepts or dismisses a difference of a catalogue. An accepted new game is added to the brand of
-- the person who accepts it, behind its other games; its facts are those of every brand. Answers
-- `ok` or the code of a refusal.
create or replace function catalogue_decide(
  p_brand uuid, p_change uuid, p_staff uuid, p_decision text, p_reason text, p_now timestamptz
) returns text language plpgsql as $$
declare
  c game_change;
  f jsonb;
  node text;
begin
  select * into c from game_change where id = p_change for update;
  if c.id is null then return 'game_not_found'; end if;
  if c.decided_at is not null then return 'rule_changed'; end if;
  update game_change set decision = p_decision, decided_by = p_staff, decided_at = p_now
   where id = p_change;
  f := c.after;
  if p_decision = 'accepted' and f is not null then
    insert into game as g (node_id, vendor_code, code, names, category, rtp, trial, classify,
                           min_bets, max_bets, volatility, line_num, picture)
      values (c.vendor_code || ':' || c.code, c.vendor_code, c.code, f -> 'names',
              f ->> 'category', f ->> 'rtp', coalesce((f ->> 'trial')::boolean, false),
              f ->> 'classify', coalesce(f -> 'minBets', '{}'), coalesce(f -> 'maxBets', '{}'),
              f ->> 'volatility', (f ->> 'lines')::integer, f ->> 'picture')
      on conflict (vendor_code, code) do update
        set names = g.names || excluded.names, category = excluded.category,
            rtp = coalesce(excluded.rtp, g.rtp), trial = excluded.trial,
            classify = coalesce(excluded.classify, g.classify),
            min_bets = g.min_bets || excluded.min_bets,
            max_bets = g.max_bets || excluded.max_bets,
            volatility = coalesce(excluded.volatility, g.volatility),
            line_num = coalesce(excluded.line_num, g.line_num),
            picture = coalesce(excluded.picture, g.picture), removed_at = null
      returning g.node_id into node;
    if c.kind = 'new' then
      insert into brand_game (brand_id, node_id, position)
        select p_brand, node, coalesce(max(position), 0) + 1
          from brand_game where brand_id = p_brand
        on conflict do nothing;
    end if;
  end if;
  perform audit_write(p_brand, p_staff, 'game_change_' || p_decision, 'game',
                      c.vendor_code || ':' || c.code, c.before, c.after, p_reason);
  return 'ok';
end $$;
