-- Ends a failed payout after the second person's approval. Nothing is returned while the job may be
-- calling the gateway, which takes five seconds at most.
create or replace function withdrawal_payout_carry_out(p proposal) returns text
language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where reference = p.subject and brand_id = p.brand_id;
  perform withdrawal_lock_purses(w.id);
  select * into w from withdrawal where id = w.id for update;
  if w.status <> 'paying' then return 'withdrawal_decided'; end if;
  if w.asked_at > clock_timestamp() - interval '10 seconds' then return 'payout_under_way'; end if;
  perform withdrawal_settle(
    w.id, 'failed', p.payload ->> 'payoutReference', 'staff', p.decided_by, p.reason);
  return 'done';
end $$;
