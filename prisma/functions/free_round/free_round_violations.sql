-- A grant counts the rounds that were played for it, and what they have won.
create or replace function free_round_violations()
returns table (rule text, subject text, detail text) language sql stable as $$
  select 'a grant counts its rounds and their wins', g.id::text,
         g.used || ' ' || g.won || ', played ' || played.rounds || ' ' || played.won
    from free_round_grant g,
         lateral (
           select count(*) filter (where not f.returned) as rounds,
                  coalesce(sum(w.won), 0) as won
             from free_round f
             left join lateral (
               select sum(v.amount) as won from vendor_transaction v
                where v.vendor_code = f.vendor_code and v.kind = 'win' and not v.rolled_back
                  and v.target_transaction_id = f.transaction_id) w on true
            where f.grant_id = g.id) played
   where (g.used, g.won) is distinct from (played.rounds, played.won)
$$;
