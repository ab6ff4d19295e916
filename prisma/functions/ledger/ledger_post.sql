-- Posts transfers of any kind. Bets go through stake_take, on the same core (ledger_write).
--
-- Transfers with the same posting number, side by side, are posted together or not at all. A
-- refused posting leaves the others alone. Answers one row per transfer, in order, with the
-- balances of both purses after it (null for a purse without a stored balance) and a verdict:
--   posted               the money has moved
--   duplicate            a transfer with this key and content had moved it before
--   posting_key_reused   the key belongs to another content, or to another posting
--   insufficient_funds, purse_frozen, purse_not_found, wrong_currency, transfer_to_self,
--   amount_out_of_range
--
-- The subject is what a transfer is about, such as a deposit. Without one it is about its brand.
--
-- It runs with its owner's rights: the site's role has no other way to write a balance. The
-- settings keep a plan that was made for empty tables from reading whole tables later.
create or replace function ledger_post(
  p_posting integer[],
  p_key text[],
  p_from uuid[],
  p_to uuid[],
  p_amount bigint[],
  p_kind text[],
  p_event_at timestamptz[],
  p_subject_kind text[] default null,
  p_subject uuid[] default null
) returns table (
  ord integer, verdict text, transfer_id uuid, from_balance bigint, to_balance bigint
)
language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  purses ledger_purse[];
  moves ledger_move[];
begin
  if cardinality(p_key) = 0 then return; end if;
  purses := ledger_lock(p_from || p_to);
  moves := ledger_moves(p_posting, p_key, p_from, p_to, p_amount, p_kind, p_event_at,
                        p_subject_kind, p_subject);
  moves := ledger_decide(moves, purses);
  if exists (select from unnest(moves) m where m.verdict = 'posted') then
    perform ledger_write(moves);
  end if;
  return query
    select m.nth, m.verdict, m.id, m.from_balance, m.to_balance from unnest(moves) m;
end $$;
