-- Publishes draws with their commitments and opens them for bets. Those that exist stay as they
-- are. Answers how many are new.
create or replace function lottery_draw_open(p_draws jsonb) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made text[];
begin
  with fresh as (
    insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at, chain_id,
                              place, commitment, committed_at)
      select d.game || '-' || d.numero, d.game, d.day, d.numero, clock_timestamp(), d.closes,
             d.draws, d.chain, d.place, decode(d.commitment, 'hex'),
             case when d.commitment is not null then now() end
        from jsonb_to_recordset(p_draws)
          as d(game text, day date, numero text, closes timestamptz, draws timestamptz, chain uuid,
               place integer, commitment text)
       where d.closes > clock_timestamp()
      on conflict do nothing returning id
  )
  select coalesce(array_agg(id), '{}') into made from fresh;
  update lottery_draw set state = 'open' where id = any (made);
  return cardinality(made);
end $$;
