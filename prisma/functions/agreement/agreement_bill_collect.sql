-- Pays what was held back of a dividend until its agent collects it. Answers `collected`, also for
-- one that was collected before, or the code of a refusal.
create or replace function agreement_bill_collect(p_brand uuid, p_agent uuid, p_bill uuid)
returns text language plpgsql as $$
declare
  b agreement_bill;
begin
  perform purse_lock(p_agent);
  select * into b from agreement_bill x
   where x.id = p_bill and x.brand_id = p_brand and x.agent_id = p_agent
     for update;
  if b.id is null then return 'bill_not_found'; end if;
  if b.state = 'paid' and b.held > 0 then return 'collected'; end if;
  if b.state <> 'awaitingCollection' then return 'bill_not_collectable'; end if;
  perform agreement_pay(b.brand_id, b.currency, array[b.id], array['collected'],
                        array[null::uuid], array[b.held]);
  return 'collected';
end $$;
