-- Ends the bills of a kind that some agents have not collected before the settlement of a later
-- period; what was held back stays with the brand. The caller holds the locks of the purses that
-- it pays.
create or replace function agreement_bill_expire(
  p_brand uuid, p_kind text, p_agents uuid[], p_start timestamptz
) returns void language sql as $$
  with expired as (
    update agreement_bill b set state = 'expired'
     where b.brand_id = p_brand and b.kind = p_kind and b.agent_id = any (p_agents)
       and b.state = 'awaitingCollection' and b.period_start < p_start
    returning b.agent_id
  )
  insert into outbox (topic, brand_id, member_id, payload)
    select 'agreement', p_brand, agent_id, jsonb_build_object('agreement', null)
      from (select distinct agent_id from expired) x
$$;
