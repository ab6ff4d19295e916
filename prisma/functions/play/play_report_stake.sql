-- Takes the stake of a reported round out of the member's purse at the vendor. Answers the id of
-- its transaction. The caller holds the locks of the member's purses.
create or replace function play_report_stake(r round_report, p_brand uuid) returns text
language plpgsql as $$
declare
  id constant text := r.round_id || '/' || r.revision || '/bet';
  purse purse;
  house uuid;
  b play_bet;
  s stake;
  stakes stake[];
begin
  select p.* into purse from purse p where p.id = purse_of(p_brand, r.member_id, 'vendor',
                                                          r.currency);
  house := purse_of(p_brand, null, 'house_games', r.currency);
  select r.vendor, r.game_code, r.round_id, id, r.details, k.round_id, k.started_at
    into b.vendor, b.game, b.round, b.transaction, b.details, b.round_id, b.started_at
    from (values (1)) one
    left join game_round_key k on k.vendor_code = r.vendor and k.vendor_round_id = r.round_id;
  s := row(1, uuid_v7(), r.vendor || ':bet:' || id, r.currency || ' ' || r.round_id, r.member_id,
           p_brand, purse.id, house, r.currency, false, r.stake, 'bet', r.vendor, purse.balance,
           purse.version, null, null, null, 'round', b.round_id, r.vendor || ' ' || r.round_id,
           r.played_at)::stake;
  stakes := stake_take(array[s]);
  if stakes[1].verdict <> 'taken' then raise exception '%', stakes[1].verdict; end if;
  perform play_bets_write(array[b], stakes);
  return id;
end $$;
