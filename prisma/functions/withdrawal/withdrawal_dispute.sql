-- The member reports that only a part of the payout arrived, or none of it. The received and the
-- missing part add up to the payout. Without any received part a proof is required.
create or replace function withdrawal_dispute(
  p_brand uuid, p_member uuid, p_reference text, p_received bigint, p_remaining bigint,
  p_files text[]
) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal
   where reference = p_reference and brand_id = p_brand and member_id = p_member for update;
  if w.id is null then return 'withdrawal_not_found'; end if;
  if withdrawal_next(w.status, 'dispute') is null then return 'withdrawal_not_confirmable'; end if;
  if p_received < 0 or p_remaining <= 0 or p_received + p_remaining <> w.amount - w.fee then
    return 'amount_out_of_range';
  end if;
  if p_received = 0 and cardinality(p_files) = 0 then return 'file_missing'; end if;
  perform withdrawal_step(w.id, 'dispute', 'member');
  update withdrawal set received = p_received where id = w.id;
  insert into withdrawal_proof (file_id, withdrawal_id) select f, w.id from unnest(p_files) f;
  perform withdrawal_publish(w.id);
  return 'disputed';
end $$;
