-- Each transfer has a key that nothing else has: one in `transfer_key`, or it is the stake of a bet
-- or of a lottery ticket.
create or replace function ledger_key_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'a key belongs to one transfer', coalesce(k.key, x.key),
         coalesce(k.transfer_id, x.id)::text
    from transfer_key k
    full join transfer x on x.id = k.transfer_id and x.key = k.key
    left join vendor_transaction v
           on v.operator_transaction_id = x.id and v.kind = 'bet'
          and x.key = v.vendor_code || ':bet:' || v.transaction_id
    left join lottery_ticket t on t.id = x.id and x.key = 'LOTT:bet:' || t.reference
   where x.key is null or (k.key is null and v.kind is null and t.id is null)
$$;
