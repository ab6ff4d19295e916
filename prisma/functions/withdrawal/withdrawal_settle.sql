-- What a gateway says of a payout, or staff who have asked it. The first end stays: news that does
-- not fit it changes nothing and is put before the staff. Answers `paid`, `failed`, `repeated` or
-- `attention`.
create or replace function withdrawal_settle(
  p_withdrawal uuid, p_outcome text, p_payout_reference text, p_by text, p_staff uuid default null, p_reason text default null
) returns text language plpgsql as $$
declare
  w withdrawal;
  note text;
begin
  perform withdrawal_lock_purses(p_withdrawal);
  if withdrawal_step(p_withdrawal, case p_outcome when 'paid' then 'pay' else 'fail' end, p_by, p_staff, p_reason) is null then
    select * into w from withdrawal where id = p_withdrawal;
    if p_outcome = (case when w.paid_at is not null then 'paid' else w.status end)
       and p_payout_reference is not distinct from coalesce(w.payout_reference, p_payout_reference) then
      return 'repeated';
    end if;
    note := p_outcome || ' by ' || coalesce(p_payout_reference, p_by) || ' after ' || w.status;
    update withdrawal set attention = concat_ws('; ', attention, note)
     where id = w.id and (attention is null or strpos(attention, p_outcome || ' by ' || coalesce(p_payout_reference, p_by)) = 0);
    return 'attention';
  end if;
  if p_outcome = 'paid' then
    perform withdrawal_pay_out(p_withdrawal, 'house_gateway', p_payout_reference);
  else
    update withdrawal set payout_reference = coalesce(p_payout_reference, payout_reference) where id = p_withdrawal;
    perform withdrawal_release(p_withdrawal);
  end if;
  perform withdrawal_tell(p_withdrawal);
  if p_staff is not null then perform withdrawal_audit(p_withdrawal, p_staff, 'withdrawal_' || p_outcome, 'paying', p_reason); end if;
  return p_outcome;
end $$;
