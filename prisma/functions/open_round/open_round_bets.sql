-- The bets of a round that still stand, and whether a win has answered each. They are found by the
-- entries of the member since the round began, so that bets need no index of rounds. A bet without
-- a stake is listed only if it opened the round.
create or replace function open_round_bets(o open_round)
returns table (transaction_id text, answered boolean) language sql stable as $$
  with staked as (
    select substr(t.key, length(o.vendor_code || ':bet:') + 1) as id
      from purse p
      join entry e on e.purse_id = p.id and e.posted_at >= o.started_at
      join transfer t on t.id = e.transfer_id and t.posted_at = e.posted_at
     where p.member_id = o.member_id and t.kind = 'bet' and t.subject_id = o.round_id
    union
    select b.transaction_id from vendor_transaction b
     where b.vendor_code = o.vendor_code and b.vendor_round_id = o.vendor_round_id
       and b.kind = 'bet' and b.round_id = b.operator_transaction_id
  )
  select s.id, exists (select from vendor_transaction w
                        where w.vendor_code = o.vendor_code and w.target_transaction_id = s.id
                          and w.kind = 'win' and not w.rolled_back)
    from staked s
    join vendor_transaction b on b.vendor_code = o.vendor_code and b.transaction_id = s.id
   where not b.rolled_back
$$;
