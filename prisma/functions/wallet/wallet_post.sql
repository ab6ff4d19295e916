-- Moves the money of one step of a transfer; answers the ledger's verdict.
create or replace function wallet_post(p_transfer uuid, p_step text, p_from uuid, p_to uuid, p_amount bigint) returns text language sql as $$
  select l.verdict from ledger_post(array[1], array['wallet:' || p_transfer || ':' || p_step], array[p_from], array[p_to], array[p_amount],
                                    array['wallet_' || p_step], array[now()]) l
$$;
