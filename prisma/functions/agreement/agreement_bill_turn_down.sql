-- Rejects the bill of a proposal that another person turned down; the agent reads that person's
-- reason. Who takes back an own proposal decides nothing: the bill waits.
create or replace function agreement_bill_turn_down(p proposal) returns void
language plpgsql as $$
begin
  if p.decided_by = p.proposed_by then return; end if;
  update agreement_bill b set state = 'rejected'
   where b.id = p.subject::uuid and b.state = 'awaitingReview';
  insert into outbox (topic, brand_id, member_id, payload)
    values ('agreement', p.brand_id, p.member_id, jsonb_build_object('agreement', null));
end $$;
