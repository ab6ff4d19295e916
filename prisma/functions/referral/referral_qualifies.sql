-- Whether a friend has deposited and played as much as a plan asks for, up to a moment.
create or replace function referral_qualifies(
  p_plan referral_plan, p_friend uuid, p_until timestamptz
) returns boolean language sql stable as $$
  select coalesce(sum(f.amount) filter (where f.kind = 'deposit'), 0) >= p_plan.deposits
     and coalesce(sum(f.valid), 0) >= p_plan.turnover
    from figure_log f where f.member_id = p_friend and f.settled_at < p_until
$$;
