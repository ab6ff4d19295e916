-- Each jackpot win is one transfer of its amount, about its round.
create or replace function jackpot_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'a jackpot win is one transfer', w.round_id::text, w.amount::text
    from jackpot_win w
    left join transfer_key k on k.key = 'round:' || w.round_id || ':jackpot'
    left join transfer x on x.id = k.transfer_id and x.posted_at = k.posted_at
   where (x.kind, x.amount, x.subject_id) is distinct from ('jackpot_win', w.amount, w.round_id)
$$;
