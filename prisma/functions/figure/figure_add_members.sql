-- Adds a part of the log to the days of its members.
create or replace function figure_add_members(
  p_xid xid8, p_id bigint, p_to_xid xid8, p_to_id bigint, p_floor bigint
) returns void language sql as $$
  insert into member_day as d
    select * from figure_sums(false, p_xid, p_id, p_to_xid, p_to_id, p_floor)
  on conflict (member_id, day, category) do update
    set rounds = d.rounds + excluded.rounds, stakes = d.stakes + excluded.stakes,
        turnover = d.turnover + excluded.turnover, wins = d.wins + excluded.wins,
        deposits = d.deposits + excluded.deposits,
        withdrawals = d.withdrawals + excluded.withdrawals, fees = d.fees + excluded.fees,
        promotions = d.promotions + excluded.promotions, rebates = d.rebates + excluded.rebates,
        registrations = d.registrations + excluded.registrations,
        first_deposits = d.first_deposits + excluded.first_deposits
$$;

revoke execute on function figure_add_members from public;
