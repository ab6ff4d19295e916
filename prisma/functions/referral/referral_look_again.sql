-- Looks again at who brought the commissions that are due, before they are paid: what two accounts
-- share may have come while the days of the plan passed. New pairs are held for the staff; what
-- they have decided stays.
create or replace function referral_look_again(p_referrer uuid, p_today date) returns void
language plpgsql as $$
begin
  insert into referral_pair (brand_id, referrer_id, friend_id, signals)
    select p.brand_id, s.referrer_id, s.friend_id, s.signals
      from (select distinct on (c.friend_id) c.plan_id, c.referrer_id, c.friend_id,
                   referral_signals(c.referrer_id, c.friend_id) as signals
              from referral_commission c
             where c.referrer_id = p_referrer and c.state = 'waiting' and c.due_on <= p_today
             order by c.friend_id, c.plan_id) s
      join referral_plan p on p.id = s.plan_id
     where s.signals <> '{}'
    on conflict (referrer_id, friend_id) do nothing;
  update referral_commission c set state = coalesce(x.decision, 'held')
    from referral_pair x
   where c.referrer_id = p_referrer and c.state = 'waiting' and c.due_on <= p_today
     and x.decision is distinct from 'released'
     and x.referrer_id = c.referrer_id and x.friend_id = c.friend_id;
end $$;
