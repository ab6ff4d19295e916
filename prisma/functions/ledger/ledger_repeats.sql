-- A move, with the earlier one of the same call that has its key. A move that was refused has left
-- its key free.
create or replace function ledger_repeats(p_moves ledger_move[], p_nth integer)
returns ledger_move language plpgsql immutable as $$
declare
  m ledger_move := p_moves[p_nth];
  e ledger_move;
  twin integer := m.twin;
begin
  while m.known_id is null and twin is not null loop
    e := p_moves[twin];
    if e.verdict in ('posted', 'duplicate') then
      m.known_id := e.id;
      m.known_same := (e.from_purse, e.to_purse, e.amount, e.kind)
        is not distinct from (m.from_purse, m.to_purse, m.amount, m.kind);
    end if;
    twin := e.twin;
  end loop;
  return m;
end $$;
