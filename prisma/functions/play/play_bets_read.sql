-- The bets of a call as stakes, with the verdicts of the rules for vendors: transaction, play
-- session, game, round. Both lists have one order: the bets of a member side by side. Writes
-- nothing. Each lookup is by a key and row by row, so that no plan reads a whole table.
create or replace function play_bets_read(
  p_held uuid[], p_id uuid[], p_vendor text[], p_member uuid[], p_game text[], p_round text[],
  p_currency text[], p_transaction text[], p_amount bigint[], p_session_hash bytea[],
  p_details jsonb, out bets play_bet[], out stakes stake[]
) language plpgsql as $$
begin
  select array_agg(row(b.vendor, b.game, b.round, b.transaction, b.details, b.round_id,
                       b.started_at, b.idle_login, b.known, b.known_balance)::play_bet),
         array_agg(row(b.nth, b.id, b.vendor || ':bet:' || b.transaction,
                       b.currency || ' ' || b.round, b.member_id, b.brand_id, b.purse_id,
                       b.house_id, b.currency, b.play_money, b.amount, 'bet', b.vendor, b.balance,
                       b.version, b.verdict, b.late, null, 'round', b.round_id,
                       b.vendor || ' ' || b.round, null)::stake)
    into bets, stakes
    from (
      select i.*, nullif(p_details -> (i.nth - 1)::integer, 'null') as details,
             m.brand_id, p.id as purse_id, h.id as house_id, p.play_money, p.balance, p.version,
             k.operator_transaction_id as known, k.balance_after as known_balance,
             r.round_id, r.started_at, s.idle_login, r.verdict as late,
             case
               when p.id is null then 'player_not_found'
               when (p.id = any (p_held)) is not true then 'busy'
               when k.kind is null then
                 coalesce(stake_member_refusal(m.status, p.frozen, p.currency, i.currency),
                          s.verdict, g.verdict)
               when k.kind = 'tombstone' or (k.rolled_back and k.kind = 'bet')
                 then 'transaction_rolled_back'
               when (k.kind, k.member_id, k.vendor_round_id, k.amount, k.currency)
                  = ('bet', i.member_id, i.round, i.amount, i.currency) then 'ok'
               else 'transaction_mismatch' end as verdict
        from unnest(p_id, p_vendor, p_member, p_game, p_round, p_currency, p_transaction, p_amount,
                    p_session_hash) with ordinality
          as i (id, vendor, member_id, game, round, currency, transaction, amount, hash, nth)
        left join lateral (select * from member x where x.id = i.member_id limit 1) m on true
        left join lateral (select * from purse x
                            where x.brand_id = m.brand_id and x.member_id = m.id
                              and x.currency = m.currency
                              and x.purpose = case m.type when 4 then 'play' else 'main' end
                            limit 1) p on true
        left join lateral (select x.id from purse x
                            where x.brand_id = m.brand_id and x.member_id is null
                              and x.currency = m.currency and x.purpose
                                = case m.type when 4 then 'house_play' else 'house_games' end
                            limit 1) h on true
        left join lateral (select * from vendor_transaction x
                            where x.vendor_code = i.vendor and x.transaction_id = i.transaction
                            limit 1) k on true
        left join lateral play_round_of(i.vendor, i.round, i.member_id) r on true
        left join lateral play_session_of(i.hash, i.member_id, i.vendor) s on true
        left join lateral play_game_verdict(m.brand_id, i.vendor, i.game) g on true
       order by i.member_id, i.nth) b;
end $$;
