-- Takes a win back. What the member has spent of it, or what is in a frozen purse, becomes a debt.
-- A win at a vendor with its own wallets is taken back there.
create or replace function play_undo_win(a play_action, s play_state, win vendor_transaction)
returns play_answer language plpgsql as $$
declare
  own constant bigint := case when a.played_at is not null then win.amount
                              when s.frozen then 0
                              else least(s.balance, win.amount) end;
  key constant text := a.vendor || ':rollback:' || win.transaction_id;
  owing uuid := s.receivable;
  posted record;
  -- A win of zero has moved nothing, so that no transfer gets this id.
  reference uuid := uuid_v7();
begin
  if own > 0 then
    posted := play_post(key, s.purse, s.house, own, 'win_rollback', win.round_id);
    if posted.verdict <> 'posted' then return row(posted.verdict, s.balance, null::uuid); end if;
    reference := posted.reference;
  end if;
  if own < win.amount then
    if owing is null then
      insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
        values (uuid_v7(), s.brand_id, a.member_id,
                case when s.trial then 'play_receivable' else 'receivable' end, s.currency, true)
        returning id into owing;
    end if;
    posted := play_post(
      key || '#debt', owing, s.house, win.amount - own, 'win_rollback_debt', win.round_id);
    if posted.verdict <> 'posted' then
      raise exception 'the debt of % was refused: %', win.transaction_id, posted.verdict
        using errcode = 'serialization_failure';
    end if;
    if own = 0 then reference := posted.reference; end if;
  end if;
  if win.amount > 0 and not s.trial then
    perform play_count(a.member_id, s.brand_id, a.vendor, -win.amount, 0);
    perform free_round_win(b, -win.amount) from vendor_transaction b
      where b.vendor_code = a.vendor and b.transaction_id = win.target_transaction_id
        and b.amount = 0;
  end if;
  update held_win
     set amount = greatest(0, amount - win.amount),
         lost = least(lost, greatest(0, amount - win.amount))
   where round_id = win.round_id;
  update game_round g set win = g.win - win.amount
    from game_round_key k
   where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id
     and g.id = k.round_id and g.started_at = k.started_at;
  perform figure_note_round(k.round_id, k.started_at) from game_round_key k
    where k.vendor_code = a.vendor and k.vendor_round_id = a.round_id;
  return row('ok'::text, null::bigint, reference);
end $$;
