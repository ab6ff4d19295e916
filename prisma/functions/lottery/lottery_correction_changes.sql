-- The members whose tickets have won something else with a revision of a draw than with the one
-- before it: which tickets, what was taken back of them, and what was paid instead.
create or replace function lottery_correction_changes(p_draw text, p_revision integer)
returns table (brand_id uuid, member_id uuid, currency text, tickets text[], taken text, paid text)
language sql stable as $$
  select t.brand_id, t.member_id, t.currency, array_agg(t.reference order by t.id),
         sum(w.before)::text, sum(w.after)::text
    from lottery_ticket t
   cross join lateral (
     select lottery_paid_by(t.reference, p_revision - 1) as before,
            lottery_paid_by(t.reference, p_revision) as after) w
   where t.draw_id = p_draw and t.state in ('placed', 'settled') and not t.trial
     and w.before <> w.after
   group by 1, 2, 3
$$;
