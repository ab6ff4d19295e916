-- Takes the open rounds about which a vendor has to be asked, longest due first. Those that have
-- ended meanwhile are closed. A taken round is due again soon, in case the process dies.
create or replace function open_round_take(p_now timestamptz, p_most integer)
returns setof open_round language plpgsql as $$
begin
  with due as (
    select o.round_id, o.started_at from open_round o
     where o.closed_at is null and o.ask_at <= p_now order by o.ask_at limit 10 * p_most
     for update skip locked
  ), ended as (
    update open_round o set outcome = 'itself', closed_at = p_now
      from due d join game_round g on g.id = d.round_id and g.started_at = d.started_at
     where o.round_id = d.round_id and play_ended_at(g) is not null
    returning o.round_id
  )
  insert into open_round_event (round_id, at, what) select round_id, p_now, 'itself' from ended;
  return query
    update open_round o set ask_at = p_now + interval '10 minutes'
     where o.round_id in (
             select x.round_id from open_round x
              where x.closed_at is null and x.ask_at <= p_now
              order by x.ask_at limit p_most for update skip locked)
    returning o.*;
end $$;
