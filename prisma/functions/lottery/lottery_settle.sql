-- Settles the next part of a lane of a drawn draw, in one transaction: wins, rebates, debts, held
-- wins, rounds and events of the tickets that have some. The others are settled by the part's row
-- alone. The figures of all are one row for equal stakes of a member. Answers up to which ticket
-- the lane is settled, which a caller that lost the answer asks again; null if the draw is not to
-- be settled by this revision.
--
-- The gateway has calculated which tickets win, and what; a ticket may be listed more than once,
-- with what its lines win. The settings keep a plan that was made for a small draw from reading
-- whole tables later.
create or replace function lottery_settle(
  p_draw text, p_revision integer, p_lane integer, p_after uuid, p_last uuid,
  p_tickets uuid[], p_payouts bigint[]
) returns uuid language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_material = off set enable_memoize = off
as $$
declare
  d lottery_draw;
  part lottery_part;
  due lottery_due[];
begin
  select * into d from lottery_draw
    where id = p_draw and state = 'drawn' and revision = p_revision for share;
  if not found then return null; end if;
  perform lottery_lane_lock(p_draw, p_lane, true);
  if lottery_settled_to(p_draw, p_revision, p_lane) <> p_after then
    return lottery_settled_to(p_draw, p_revision, p_lane);
  end if;
  insert into lottery_part (draw_id, revision, lane, after_id, last_id)
    values (p_draw, p_revision, p_lane, p_after, p_last)
    on conflict do nothing returning * into part;
  if part.id is null then return lottery_settled_to(p_draw, p_revision, p_lane); end if;
  due := lottery_settle_read(d, part, p_tickets, p_payouts);
  if due is not null then perform lottery_settle_paid(d, due); end if;
  return p_last;
end $$;
