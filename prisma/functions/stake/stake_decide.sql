-- Decides stakes one after the other, each with what the earlier ones have left of the balance and
-- the limits. Writes nothing. The stakes of a member are side by side.
create or replace function stake_decide(p_stakes stake[], p_owing uuid[], p_guarded uuid[])
returns stake[] language plpgsql as $$
declare
  stakes stake[] := p_stakes;
  s stake;
  member uuid;
  balance bigint;
  version bigint;
  -- The member's stakes that were taken in this call.
  staked bigint;
  keys text[];
  places integer[];
  subjects text[];
  twin integer;
begin
  for i in 1..cardinality(stakes) loop
    s := stakes[i];
    if member is distinct from s.member_id then
      member := s.member_id;
      balance := s.balance;
      version := s.version;
      staked := 0;
      keys := '{}';
      places := '{}';
      subjects := '{}';
    end if;
    twin := places[array_position(keys, s.key)];
    if twin is not null then
      s.verdict := case when (stakes[twin].content, stakes[twin].amount) = (s.content, s.amount)
                        then 'repeated' else 'key_reused' end;
    elsif s.verdict is null then
      s.verdict := case when s.played_at is not null then 'taken'
                        when member = any (p_owing) then 'member_in_debt'
                        when balance < s.amount then 'insufficient_funds' else s.late end;
      -- What members protect themselves with is about real money.
      if s.verdict is null and member = any (p_guarded) and not s.play_money then
        select * into s.verdict, s.hit
          from protection_stake_check(member, s.brand_id, s.amount, staked);
      end if;
      if coalesce(s.verdict, 'taken') = 'taken' then
        s.verdict := 'taken';
        balance := balance - s.amount;
        version := version + 1;
        staked := staked + s.amount;
        keys := keys || s.key;
        places := places || i;
        s.subject_id := coalesce(
          s.subject_id, stakes[places[array_position(subjects, s.subject_name)]].subject_id, s.id);
        subjects := subjects || s.subject_name;
      end if;
    end if;
    s.id := case s.verdict when 'taken' then s.id when 'repeated' then stakes[twin].id end;
    s.balance := case s.verdict when 'repeated' then stakes[twin].balance else balance end;
    s.version := version;
    stakes[i] := s;
  end loop;
  return stakes;
end $$;
