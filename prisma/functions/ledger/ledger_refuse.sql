-- Gives the moves of a posting their refusal and the balances that are left as they were.
create or replace function ledger_refuse(
  p_moves ledger_move[], p_first integer, p_last integer, p_refusal text, p_place jsonb,
  p_balance bigint[]
) returns ledger_move[] language plpgsql immutable as $$
declare
  moves ledger_move[] := p_moves;
  m ledger_move;
begin
  for i in p_first..p_last loop
    m := moves[i];
    m.verdict := p_refusal;
    m.id := null;
    m.from_balance := p_balance[(p_place ->> m.from_purse::text)::integer];
    m.to_balance := p_balance[(p_place ->> m.to_purse::text)::integer];
    moves[i] := m;
  end loop;
  return moves;
end $$;
