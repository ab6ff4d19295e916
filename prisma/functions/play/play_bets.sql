-- Decides many bets of vendors in one round trip, each separately: a bad bet leaves the others
-- alone. The arguments stand side by side, one element per bet; it answers one row per bet. `p_id`
-- holds ids for what is written, ordered by time. `p_details` is a list as long as the others, or
-- null where no bet has any.
--
-- Without `p_wait` a bet whose purse is held by another call is answered `busy`, and the caller
-- sends it again alone, with `p_wait`. The call fails with a unique violation when an id or a
-- round was used at the same moment for another member. The caller tries again, one by one, and
-- then sees it.
--
-- It runs with its owner's rights, as ledger_post does. The settings keep a plan that was made for
-- empty tables from reading whole tables later.
create or replace function play_bets(
  p_wait boolean,
  p_id uuid[],
  p_vendor text[],
  p_member uuid[],
  p_game text[],
  p_round text[],
  p_currency text[],
  p_transaction text[],
  p_amount bigint[],
  p_session_hash bytea[],
  p_details jsonb
) returns table (ord integer, verdict text, balance bigint, reference uuid)
language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_material = off set enable_memoize = off
as $$
declare
  held constant uuid[] := stake_lock(p_member, p_wait);
  bets play_bet[];
  stakes stake[];
begin
  select r.bets, r.stakes into bets, stakes
    from play_bets_read(held, p_id, p_vendor, p_member, p_game, p_round, p_currency,
                        p_transaction, p_amount, p_session_hash, p_details) r;
  if stakes is null then return; end if;
  stakes := stake_take(stakes);
  perform play_bets_write(bets, stakes);
  return query
    select i.nth,
           case i.verdict
             when 'taken' then 'ok'
             when 'repeated' then 'ok'
             when 'key_reused' then 'transaction_mismatch'
             when 'member_excluded' then 'player_blocked'
             else i.verdict end,
           case i.verdict when 'ok' then i.known_balance else i.balance end,
           case i.verdict when 'ok' then i.known else i.id end
      from rows from (unnest(bets), unnest(stakes)) i;
end $$;
