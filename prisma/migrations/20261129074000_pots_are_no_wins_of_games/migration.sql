-- The figures of teams leave out what a jackpot has paid (docs/decisions/061). Earlier pots are
-- taken out by corrections of today; no day that is past, and no bill, changes.
insert into figure_log (brand_id, member_id, kind, category, subject_id, won)
  select w.brand_id, w.member_id, 'correction', coalesce(x.category, 'other'), w.round_id, -w.amount
    from jackpot_win w
    join game_round_key k on k.vendor_code = w.vendor_code
                         and k.vendor_round_id = w.vendor_round_id
    join game_round r on r.id = k.round_id and r.started_at = k.started_at
    left join game x on x.vendor_code = w.vendor_code and x.code = w.game_code
   where not r.trial and r.ended_at is not null;
