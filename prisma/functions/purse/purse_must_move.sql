-- Posts one transfer that cannot be refused where the books are right. Any other verdict rolls the
-- whole transaction back.
create or replace function purse_must_move(
  p_subject_kind text, p_subject uuid, p_step text, p_from uuid, p_to uuid, p_amount bigint,
  p_kind text, p_at timestamptz default now()
) returns void language plpgsql as $$
declare
  verdict constant text :=
    purse_move(p_subject_kind, p_subject, p_step, p_from, p_to, p_amount, p_kind, p_at);
begin
  if verdict <> 'posted' then
    raise exception 'the ledger refused % of % %: %', p_kind, p_subject_kind, p_subject, verdict
      using errcode = 'serialization_failure';
  end if;
end $$;
