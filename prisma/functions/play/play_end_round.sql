-- Ends a round.
create or replace function play_end_round(a play_action) returns play_answer language plpgsql as $$
declare
  s constant play_state := play_look(a);
  k game_round_key;
  buried uuid;
begin
  if s.purse is null then return row('player_not_found'::text, null::bigint, null::uuid); end if;
  if s.currency <> a.currency then
    return row('wrong_currency'::text, s.balance, null::uuid);
  end if;
  select * into k from game_round_key
    where vendor_code = a.vendor and vendor_round_id = a.round_id;
  if k.round_id is null then
    -- All bets of the round may have been undone before they came: then nothing is left to end.
    select x.operator_transaction_id into buried from vendor_transaction x
      where x.vendor_code = a.vendor and x.vendor_round_id = a.round_id
        and x.kind = 'tombstone' and x.member_id = a.member_id limit 1;
    return row(case when buried is null then 'round_not_found' else 'ok' end, s.balance, buried);
  end if;
  if k.member_id <> a.member_id then
    return row('round_not_found'::text, s.balance, null::uuid);
  end if;
  update game_round g
     set ended_at = coalesce(g.ended_at, now()),
         details = coalesce(g.details || a.details, a.details, g.details)
   where g.id = k.round_id and g.started_at = k.started_at;
  perform figure_note_round(k.round_id, k.started_at);
  return row('ok'::text, s.balance, k.round_id);
end $$;
