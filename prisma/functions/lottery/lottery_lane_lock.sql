-- Locks a lane of a draw for this transaction: who settles a part of it. Answers whether it could;
-- without `p_wait` it does not wait for another worker.
create or replace function lottery_lane_lock(p_draw text, p_lane integer, p_wait boolean)
returns boolean language plpgsql as $$
declare
  key constant bigint := hashtextextended('lottery ' || p_draw || ' ' || p_lane, 0);
begin
  if not p_wait then return pg_try_advisory_xact_lock(key); end if;
  perform pg_advisory_xact_lock(key);
  return true;
end $$;
