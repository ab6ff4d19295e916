-- Writes rounds into the figure log that end in this transaction for the first time, in one
-- statement: the log has nothing of them, so it is not asked. All else is as in figure_note_round.
-- A rebate, which is a part of what its round brought the member, is a row of its own.
create or replace function figure_note_ended(
  p_rounds uuid[], p_started timestamptz[], p_rebates bigint[]
) returns void language plpgsql as $$
begin
  with ended as materialized (
    select g.brand_id, g.member_id, g.vendor_code, g.game_code, g.id,
           g.stake - g.refund as stake, g.uncounted, g.win - u.rebate as win, u.rebate
      from unnest(p_rounds, p_started, p_rebates) u(id, started_at, rebate)
      join game_round g on g.id = u.id and g.started_at = u.started_at
     where not g.trial and g.ended_at is not null and (g.stake <> g.refund or g.win <> 0)
  ), open as materialized (
    -- Settings are large: they are read once for each brand.
    select b.id, (b.settings #>> '{jackpot,share}')::integer as share,
           b.settings #> '{jackpot,games}' as games
      from brand b
     where b.id = any (array(select distinct e.brand_id from ended e))
       and (b.settings #>> '{jackpot,open}')::boolean
  ), given as (
    insert into figure_log (brand_id, member_id, kind, subject_id, amount)
      select e.brand_id, e.member_id, 'rebate', e.id, e.rebate from ended e where e.rebate > 0
  ), noted as (
    insert into figure_log (brand_id, member_id, kind, category, subject_id, times, stake, valid,
                            won)
      select e.brand_id, e.member_id, 'round', coalesce(x.category, 'other'), e.id, 1, e.stake,
             e.stake - e.uncounted, e.win
        from ended e
        left join game x on x.vendor_code = e.vendor_code and x.code = e.game_code
  )
  insert into jackpot_due (brand_id, stake, share)
    select o.id, e.stake, o.share
      from open o join ended e on e.brand_id = o.id
     where e.stake <> 0 and o.games ? (e.vendor_code || ':' || e.game_code);
end $$;
