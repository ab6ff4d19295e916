-- Requires a percentage of an amount to be wagered, in addition to what is required already.
create or replace function turnover_raise(p_member uuid, p_amount bigint, p_percent integer)
returns void language sql as $$
  insert into member_turnover (member_id, start, mark)
    select p_member, done, done + p_amount * p_percent / 100 from turnover_done(p_member) as done
  on conflict (member_id) do update
    set mark = greatest(member_turnover.mark, excluded.start) + p_amount * p_percent / 100,
        start = case when member_turnover.mark > excluded.start
                     then member_turnover.start else excluded.start end
$$;
