-- The details of the round that a bet without a stake opens, with what a free round is worth.
create or replace function free_round_details(a play_action) returns jsonb
language sql stable as $$
  select case
    when g.id is null then a.details
    else coalesce(a.details, '{}') || jsonb_build_object('freeRound', g.value::text) end
    from (values (1)) one
    left join free_round_grant g on g.id = a.free_rounds
$$;
