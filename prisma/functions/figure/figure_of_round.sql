-- What the figure log has of a round. A ticket of the lottery is in a row for several, which has no
-- number here.
create or replace function figure_of_round(p_round uuid)
returns table (id bigint, stake bigint, valid bigint, won bigint, settled_at timestamptz)
language sql stable as $$
  select f.id, f.stake, f.valid, f.won, f.settled_at from figure_log f
   where f.subject_id = p_round and f.kind in ('round', 'correction')
  union all
  select null::bigint, t.amount, t.amount, lottery_paid_by(t.reference, 1), p.settled_at
    from lottery_ticket t
   cross join lateral lottery_first_part(t.id) p
   where t.id = p_round and p.id is not null
     and not exists (select from figure_log f where f.subject_id = p_round and f.kind = 'round')
$$;
