-- Holds what a round has won once it reaches the brand's amount. Another win of the round is held
-- with it, also after a release. The caller holds the locks of the member's purses.
create or replace function winning_hold(g game_round) returns void language sql as $$
  insert into held_win (round_id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                        amount, currency)
    select g.id, g.brand_id, g.member_id, g.vendor_code, g.vendor_round_id, g.game_code, g.win,
           g.currency
     where g.win >= winning_hold_from(g.brand_id, g.vendor_code, g.game_code)
  on conflict (round_id) do update
    set amount = excluded.amount, lost = least(held_win.lost, excluded.amount), held_at = now(),
        kept_at = null, released_at = null, decided_by = null
$$;
