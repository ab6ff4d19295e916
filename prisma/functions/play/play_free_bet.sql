-- Records a bet without a stake: of a free round, or of a vendor's promotion, whose wins follow. It
-- opens its round like any other first bet.
create or replace function play_free_bet(a play_action) returns play_answer language plpgsql as $$
declare
  bet play_action := a;
  s constant play_state := play_look(a);
  refusal text;
  round record;
  reference uuid := uuid_v7();
  seen play_answer;
begin
  bet.kind := 'bet';
  bet.amount := 0;
  if s.purse is null or (s.known).transaction_id is not null then
    seen := play_seen(bet, s);
    if seen.verdict = 'ok' and a.free_rounds is distinct from (
         select f.grant_id from free_round f
          where f.vendor_code = a.vendor and f.transaction_id = a.transaction_id) then
      return row('transaction_mismatch'::text, s.balance, null::uuid);
    end if;
    return seen;
  end if;
  select r.round_id, r.verdict into round from (values (1)) one
    left join lateral play_round_of(a.vendor, a.round_id, a.member_id) r on true;
  refusal := coalesce(
    play_free_bet_refusal(a, s), round.verdict,
    -- A free round of the brand is a round of its own.
    case when a.free_rounds is not null and round.round_id is not null
         then 'transaction_mismatch' end,
    free_round_refusal(a, s));
  if refusal is not null then return row(refusal, s.balance, null::uuid); end if;
  if round.round_id is null then
    insert into game_round (id, brand_id, member_id, vendor_code, vendor_round_id, game_code,
                            currency, trial, details)
      values (reference, s.brand_id, a.member_id, a.vendor, a.round_id, a.game_code, s.currency,
              s.trial, free_round_details(a));
  end if;
  if a.free_rounds is not null then perform free_round_use(a, reference); end if;
  perform play_note(bet, reference, coalesce(round.round_id, reference), s.balance);
  return row('ok'::text, s.balance, reference);
end $$;
