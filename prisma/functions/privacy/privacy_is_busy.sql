-- Whether something about a member is not finished, besides the proposal that asks.
create or replace function privacy_is_busy(p_member uuid, p_proposal uuid) returns boolean
language sql stable as $$
  select exists (select from deposit
                  where member_id = p_member and status in ('created', 'pending', 'review'))
      or exists (select from withdrawal where member_id = p_member and closed_at is null)
      or exists (select from wallet_transfer where member_id = p_member and settled_at is null)
      or exists (select from game_round g
                  where g.member_id = p_member and g.ended_at is null and not g.trial
                    and play_ended_at(g) is null)
      or exists (select from lottery_ticket t join lottery_draw d on d.id = t.draw_id
                  where t.member_id = p_member and t.state = 'placed' and not t.trial
                    and lottery_ticket_state(t, d) = 'placed')
      or exists (select from agreement
                  where p_member in (agent_id, upline_id)
                    and (state in ('offered', 'active') or settled_until < ends_at))
      or exists (select from agreement_debt
                  where p_member in (debtor_id, creditor_id) and paid < owed)
      or exists (select from agreement_bill
                  where agent_id = p_member and state in ('awaitingReview', 'awaitingCollection'))
      or exists (select from agreement_dispute
                  where agent_id = p_member and answered_at is null)
      or exists (select from proposal
                  where member_id = p_member and status = 'open'
                    and id is distinct from p_proposal)
$$;
