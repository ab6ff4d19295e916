-- Posts one transfer of a round and answers its reference.
create or replace function play_post(
  p_key text, p_from uuid, p_to uuid, p_amount bigint, p_kind text, p_round uuid,
  out verdict text, out reference uuid
) language plpgsql as $$
begin
  select l.verdict, l.transfer_id into verdict, reference
    from ledger_post(array[1], array[p_key], array[p_from], array[p_to], array[p_amount],
                     array[p_kind], array[now()], array['round'], array[p_round]) l;
end $$;
