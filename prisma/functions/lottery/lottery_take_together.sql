-- Takes the stakes of slips. Where only some tickets of a slip would be taken, all of it is done
-- again with that slip left alone.
create or replace function lottery_take_together(p_slips jsonb, p_stakes stake[])
returns stake[] language plpgsql as $$
declare
  stakes stake[] := p_stakes;
  taken stake[];
  torn integer[];
begin
  loop
    begin
      taken := stake_take(stakes);
      torn := array(select min(s.nth) from unnest(taken) s
                     group by p_slips -> (s.nth - 1) -> 'slip'
                    having count(distinct s.verdict = 'taken') > 1);
      if cardinality(torn) = 0 then return taken; end if;
      raise exception using errcode = 'LT002';
    exception when sqlstate 'LT002' then
      stakes := lottery_whole(p_slips, stakes, torn);
    end;
  end loop;
end $$;
