-- Locks purses in the order of their ids, so that two postings never wait for each other, and reads
-- them. Purses without a stored balance are not locked: every bet touches them.
create or replace function ledger_lock(p_purses uuid[]) returns ledger_purse[]
language plpgsql as $$
begin
  return array(
    select row(p.id, p.brand_id, p.currency || case when p.play_money then ' play' else '' end,
               p.may_go_negative, p.frozen, p.balance, p.version)::ledger_purse
      from (select *
              from (select * from purse
                     where id = any (p_purses) and purse.balance is not null
                     order by id for update) stored
            union all
            select * from purse where id = any (p_purses) and purse.balance is null) p);
end $$;
