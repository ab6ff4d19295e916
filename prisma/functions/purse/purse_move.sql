-- Posts one transfer about a subject, such as a deposit. The step makes the key of the transfer
-- unique within the subject. Answers the verdict of `ledger_post`.
create or replace function purse_move(
  p_subject_kind text, p_subject uuid, p_step text, p_from uuid, p_to uuid, p_amount bigint,
  p_kind text, p_at timestamptz default now()
) returns text language sql as $$
  select verdict
    from ledger_post(
      array[1], array[concat_ws(':', p_subject_kind, p_subject, p_step)], array[p_from],
      array[p_to], array[p_amount], array[p_kind], array[p_at], array[p_subject_kind],
      array[p_subject])
$$;
