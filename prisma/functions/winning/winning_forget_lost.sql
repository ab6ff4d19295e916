-- Before money comes in from outside: what is no longer there of a member's held wins was lost, and
-- the new money does not replace it. The oldest win is lost first. Still there is what is in
-- the main wallet, at vendors with their own wallets, and staked in rounds that have not ended. The
-- caller holds the locks of the member's purses.
create or replace function winning_forget_lost(p_member uuid) returns void language plpgsql as $$
declare
  since timestamptz;
  missing bigint;
begin
  select min(held_at) into since from held_win where member_id = p_member and released_at is null;
  if since is null then return; end if;
  select winning_held(p_member) - p.balance - wallet_exposed(p_member)
           - winning_staked(p_member, since)
    into missing
    from purse p where p.member_id = p_member and p.purpose = 'main';
  with open as (
    select round_id, amount - lost as rest,
           sum(amount - lost) over (order by held_at, round_id) - (amount - lost) as before
      from held_win where member_id = p_member and released_at is null
  )
  update held_win h set lost = h.lost + least(o.rest, missing - o.before)
    from open o
   where h.round_id = o.round_id and o.rest > 0 and missing > o.before;
end $$;
