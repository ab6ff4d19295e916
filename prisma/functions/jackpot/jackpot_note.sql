-- Notes the stake of an ended round, or a later change of it, for the jackpot that has its game.
create or replace function jackpot_note(g game_round, p_stake bigint) returns void
language sql as $$
  insert into jackpot_due (brand_id, stake, share)
    select b.id, p_stake, (b.settings #>> '{jackpot,share}')::integer
      from brand b
     where b.id = g.brand_id and p_stake <> 0 and (b.settings #>> '{jackpot,open}')::boolean
       and b.settings #> '{jackpot,games}' ? (g.vendor_code || ':' || g.game_code)
$$;

revoke execute on function jackpot_note from public, lantern_app;
