-- Calculates the next period of a plan, once: the row of the period is the lock. Amounts are
-- rounded down; a period in which the base is not above zero brings nothing. Accounts that share
-- something are held until staff have looked. Answers whether there was a period.
create or replace function referral_calculate(p_plan uuid) returns boolean
language plpgsql as $$
declare
  p referral_plan;
  n record;
begin
  select * into p from referral_plan where id = p_plan for update;
  select * into n from referral_next_period(p);
  if n.from_day is null then return false; end if;
  insert into referral_run (plan_id, from_day, to_day) values (p.id, n.from_day, n.to_day);
  insert into referral_commission (plan_id, from_day, referrer_id, friend_id, level, base, rate,
                                   amount, state, due_on)
    select p.id, n.from_day, s.referrer_id, s.friend_id, s.level, s.base, p.rates[s.level],
           floor(s.base::numeric * p.rates[s.level] / 1000000), 'waiting',
           n.to_day + 1 + p.hold_days
      from referral_sums(p, n.starts_at, n.ends_at) s
     where s.base::numeric * p.rates[s.level] >= 1000000
       and referral_qualifies(p, s.friend_id, n.ends_at);
  insert into referral_pair (brand_id, referrer_id, friend_id, signals)
    select p.brand_id, s.referrer_id, s.friend_id, s.signals
      from (select distinct c.referrer_id, c.friend_id,
                   referral_signals(c.referrer_id, c.friend_id) as signals
              from referral_commission c
             where c.plan_id = p.id and c.from_day = n.from_day) s
     where s.signals <> '{}'
    on conflict (referrer_id, friend_id) do nothing;
  update referral_commission c set state = coalesce(x.decision, 'held')
    from referral_pair x
   where c.plan_id = p.id and c.from_day = n.from_day and x.decision is distinct from 'released'
     and x.referrer_id = c.referrer_id and x.friend_id = c.friend_id;
  return true;
end $$;
