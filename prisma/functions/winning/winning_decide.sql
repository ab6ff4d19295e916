-- Releases a held win, or keeps it held. Answers `released` or `kept`, or the code of a refusal:
-- `winning_decided` also where the round has won another amount than the person saw.
create or replace function winning_decide(
  p_brand uuid, p_round uuid, p_staff uuid, p_decision text, p_amount bigint, p_reason text
) returns text language plpgsql as $$
declare
  h held_win;
begin
  select * into h from held_win where round_id = p_round and brand_id = p_brand for update;
  if h.round_id is null then return 'transaction_not_found'; end if;
  if h.released_at is not null or (p_decision = 'kept' and h.kept_at is not null)
     or h.amount <> p_amount then
    return 'winning_decided';
  end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  update held_win
     set kept_at = case p_decision when 'kept' then now() else kept_at end,
         released_at = case p_decision when 'released' then now() end, decided_by = p_staff
   where round_id = p_round;
  perform audit_write(
    p_brand, p_staff, 'winning_' || p_decision, 'round', p_round::text,
    jsonb_build_object('status', case when h.kept_at is null then 'held' else 'kept' end),
    jsonb_build_object('status', p_decision, 'amount', h.amount::text, 'currency', h.currency),
    p_reason);
  return p_decision;
end $$;
