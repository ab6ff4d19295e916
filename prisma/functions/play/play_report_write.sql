-- Writes what a newer revision of a reported round changes. The stake and the payout that no longer
-- hold are rolled back, as a vendor does that calls us for each of them.
create or replace function play_report_write(
  r round_report, known reported_round, p_brand uuid
) returns void language plpgsql as $$
declare
  now_bet text := known.bet_id;
  now_win text := known.win_id;
  wanted constant bigint := case r.status when 'cancelled' then 0 else r.payout end;
  new_stake constant boolean := r.status = 'cancelled' or r.stake is distinct from known.stake;
begin
  if now_win is not null and (new_stake or wanted <> known.payout) then
    perform play_report_act(r, 'rollback', 'undo-win', now_win);
    now_win := null;
  end if;
  if now_bet is not null and new_stake then
    perform play_report_act(r, 'rollback', 'undo-bet', now_bet);
    now_bet := null;
  end if;
  if r.status <> 'cancelled' and now_bet is null then
    now_bet := play_report_stake(r, p_brand);
  end if;
  if wanted > 0 and now_win is null then
    now_win := play_report_act(r, 'win', 'win', now_bet);
  elsif r.status <> 'open' and now_bet is not null then
    perform play_report_act(r, 'end-round', null, null);
  end if;
  insert into reported_round as x (vendor_code, vendor_round_id, member_id, revision, status, stake,
                                   payout, bet_id, win_id, played_at)
    values (r.vendor, r.round_id, r.member_id, r.revision, r.status, r.stake, r.payout, now_bet,
            now_win, r.played_at)
    on conflict (vendor_round_id, vendor_code) do update
      set revision = excluded.revision, status = excluded.status, stake = excluded.stake,
          payout = excluded.payout, bet_id = excluded.bet_id, win_id = excluded.win_id,
          reported_at = now();
  update vendor_player p
     set booked = p.booked
           + case when now_bet is null then 0 else wanted - r.stake end
           - case when known.bet_id is null then 0
                  when known.win_id is null then -known.stake
                  else known.payout - known.stake end
   where p.member_id = r.member_id and p.vendor_code = r.vendor;
end $$;
