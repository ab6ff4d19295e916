-- Decides postings one after the other, each with what the earlier ones have left. Writes nothing.
-- A refused posting has its reason on each of its moves, and changes no balance.
create or replace function ledger_decide(p_moves ledger_move[], p_purses ledger_purse[])
returns ledger_move[] language plpgsql as $$
declare
  moves ledger_move[] := p_moves;
  m ledger_move;
  place constant jsonb := (select jsonb_object_agg(p_purses[nth].id, nth)
                             from generate_subscripts(p_purses, 1) nth);
  balance bigint[] := array(select p.balance from unnest(p_purses) p);
  version bigint[] := array(select p.version from unnest(p_purses) p);
  -- Both as they were before the posting, where it has several moves.
  balance_before bigint[];
  version_before bigint[];
  f integer;
  t integer;
  first integer;
  refusal text;
  repeated integer;
begin
  for i in 1..cardinality(moves) loop
    m := ledger_repeats(moves, i);
    f := place ->> m.from_purse::text;
    t := place ->> m.to_purse::text;
    if i = 1 or m.posting <> moves[i - 1].posting then
      first := i; refusal := null; repeated := 0;
      if m.posting = moves[i + 1].posting then
        balance_before := balance; version_before := version;
      end if;
    end if;
    refusal := coalesce(
      refusal, ledger_refusal(m, p_purses[f], p_purses[t], balance[f], balance[t]));
    if refusal is null and m.known_id is not null then
      repeated := repeated + 1;
      m.verdict := 'duplicate';
      m.id := m.known_id;
    elsif refusal is null then
      m.verdict := 'posted';
      m.id := uuid_v7();
      balance[f] := balance[f] - m.amount; version[f] := version[f] + 1;
      balance[t] := balance[t] + m.amount; version[t] := version[t] + 1;
    end if;
    m.brand_id := p_purses[f].brand_id;
    m.currency := split_part(p_purses[f].money, ' ', 1);
    m.from_balance := balance[f]; m.from_version := version[f];
    m.to_balance := balance[t]; m.to_version := version[t];
    moves[i] := m;
    continue when m.posting = moves[i + 1].posting;
    -- What is repeated is the whole of a posting or none of it.
    if repeated between 1 and i - first then
      refusal := coalesce(refusal, 'posting_key_reused');
    end if;
    if refusal is not null then
      if first < i then balance := balance_before; version := version_before; end if;
      moves := ledger_refuse(moves, first, i, refusal, place, balance);
    end if;
  end loop;
  return moves;
end $$;
