-- What a member's purse at vendors holds is the sum of what is booked at each of them, and each
-- reported round has moved its result.
create or replace function play_report_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'money at vendors is the sum of the vendors', p.id::text,
         p.balance || ' in the purse, ' || coalesce(v.booked, 0) || ' booked'
    from purse p
    left join (select member_id, sum(booked) as booked from vendor_player group by 1) v
           on v.member_id = p.member_id
   where p.purpose = 'vendor' and p.balance <> coalesce(v.booked, 0)
  union all
  select 'a reported round has moved its result', r.vendor_code || ' ' || r.vendor_round_id,
         r.status || ' ' || r.stake || ' ' || r.payout
    from reported_round r
    left join vendor_transaction b on b.vendor_code = r.vendor_code
                                  and b.transaction_id = r.bet_id and not b.rolled_back
    left join vendor_transaction w on w.vendor_code = r.vendor_code
                                  and w.transaction_id = r.win_id and not w.rolled_back
   where (coalesce(b.amount, 0), coalesce(w.amount, 0)) is distinct from
         case when r.status = 'cancelled' then (0::bigint, 0::bigint) else (r.stake, r.payout) end
$$;
