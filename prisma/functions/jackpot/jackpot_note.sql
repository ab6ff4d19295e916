-- Notes the stake of an ended round, or a later change of it, for the jackpot that has its game.
create or replace function jackpot_note(g game_round, p_stake bigint) returns void
language sql as $$
  insert into jackpot_due (brand_id, stake, share)
    select g.brand_id, p_stake, (b.jackpot ->> 'share')::integer
      -- Settings are large: they are read once.
      from (select x.settings -> 'jackpot' as jackpot from brand x where x.id = g.brand_id
            offset 0) b
     where (b.jackpot ->> 'open')::boolean
       and b.jackpot -> 'games' ? (g.vendor_code || ':' || g.game_code)
$$;

revoke execute on function jackpot_note from public, lantern_app;
