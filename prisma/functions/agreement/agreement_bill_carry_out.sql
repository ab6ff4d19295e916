-- Pays what was held back of the bill of an approved proposal, or lets its agent collect it where
-- the brand decided so. Answers `done` or the code of a refusal.
create or replace function agreement_bill_carry_out(p proposal) returns text
language plpgsql as $$
declare
  b agreement_bill;
begin
  perform purse_lock(p.member_id);
  select * into b from agreement_bill x
   where x.id = p.subject::uuid and x.brand_id = p.brand_id and x.agent_id = p.member_id
     for update;
  if b.id is null or b.state not in ('awaitingReview', 'rejected') then
    return 'proposal_decided';
  end if;
  if b.kind = 'dividend' and (b.rules ->> 'collectDividends')::boolean then
    update agreement_bill set state = 'awaitingCollection' where id = b.id;
    insert into outbox (topic, brand_id, member_id, payload)
      values ('agreement', b.brand_id, b.agent_id, jsonb_build_object('agreement', null));
    return 'done';
  end if;
  perform agreement_pay(b.brand_id, b.currency, array[b.id], array['reviewed'],
                        array[null::uuid], array[b.held]);
  return 'done';
end $$;
