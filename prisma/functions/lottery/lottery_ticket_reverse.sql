-- Takes back what a settled ticket has won, and makes it one to settle again. What the member has
-- spent of it becomes a debt. The caller holds the locks of the member's purses.
create or replace function lottery_ticket_reverse(t lottery_ticket, d lottery_draw)
returns void language plpgsql as $$
declare
  a play_action;
  s play_state;
  win vendor_transaction;
  answer play_answer;
begin
  if t.payout > 0 then
    perform lottery_bet_write(t);
    a.vendor := 'LOTT';
    a.member_id := t.member_id;
    a.round_id := t.reference;
    a.currency := t.currency;
    s := play_look(a);
    win.transaction_id := t.reference || '/' || d.revision;
    win.target_transaction_id := t.reference;
    win.round_id := t.id;
    win.amount := t.payout;
    answer := play_undo_win(a, s, win);
    if answer.verdict <> 'ok' then
      raise exception 'the win of % could not be taken back: %', t.reference, answer.verdict;
    end if;
    -- Only wins of a former version have one.
    update vendor_transaction x set rolled_back = true
     where x.vendor_code = 'LOTT' and x.transaction_id = win.transaction_id;
    perform purse_publish(s.purse);
    update lottery_total x set paid = x.paid - t.payout
     where x.draw_id = d.id and x.brand_id = t.brand_id and not t.trial;
    insert into outbox (topic, brand_id, member_id, payload)
      values ('lottery_ticket', t.brand_id, t.member_id,
              jsonb_build_object('reference', t.reference, 'drawId', d.id,
                                 'gameCode', d.game_code, 'state', 'placed', 'currency', t.currency,
                                 'payout', '0', 'rebate', t.rebate::text));
  end if;
  update lottery_ticket set state = 'placed', payout = 0, ended_at = null where id = t.id;
end $$;
