-- Each bet of a vendor with a stake is one transfer of its amount, about the bet's round.
create or replace function play_bet_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'a bet is one transfer', v.vendor_code || ' ' || v.transaction_id, v.amount::text
    from vendor_transaction v
    left join transfer x on x.id = v.operator_transaction_id
   where v.kind = 'bet' and v.amount > 0
     and (x.kind, x.amount, x.key, x.subject_id) is distinct from
         ('bet', v.amount, v.vendor_code || ':bet:' || v.transaction_id, v.round_id)
$$;
