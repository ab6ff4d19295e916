-- The round that a vendor's id stands for, if it exists, and why it takes no bet of this member.
create or replace function play_round_of(p_vendor text, p_round text, p_member uuid)
returns table (round_id uuid, started_at timestamptz, verdict text) language sql stable as $$
  select k.round_id, k.started_at,
         case when k.member_id <> p_member then 'transaction_mismatch'
              when g.ended_at is not null then 'round_closed' end
    from (select * from game_round_key x
           where x.vendor_code = p_vendor and x.vendor_round_id = p_round limit 1) k
    left join lateral (select x.ended_at from game_round x
                        where x.id = k.round_id and x.started_at = k.started_at limit 1) g on true
$$;
