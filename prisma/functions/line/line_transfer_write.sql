-- Stores a line transfer whose money has moved, and publishes it to both members. Downwards it
-- raises the recipient's turnover like a deposit.
create or replace function line_transfer_write(
  l line_transfer, p_own uuid, p_theirs uuid, p_address text
) returns void language plpgsql as $$
begin
  perform ledger_repay(p_theirs, 'line_transfer', l.id, 'line_transfer:' || l.id || '#debt');
  if l.way = 'down' then
    perform turnover_raise(
      l.to_member, l.amount,
      brand_setting(l.brand_id, 'withdrawal', 'turnoverPercent')::integer);
  end if;
  insert into line_transfer select l.*;
  perform line_watch(l, p_address);
  perform purse_publish(p_own), purse_publish(p_theirs);
  insert into outbox (topic, brand_id, member_id, payload)
    select 'line_transfer', l.brand_id, m.id, jsonb_build_object('reference', l.reference)
      from unnest(array[l.from_member, l.to_member]) m (id);
end $$;
