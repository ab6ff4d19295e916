-- Fewer rows per bet (docs/decisions/032): a bet writes its transaction, its round, its transfer, one
-- entry, the balance of one purse, and the counters of the day.

-- A purse without a stored balance has no entries: its sum follows from the transfers.
drop trigger entry_only_grows on entry;
delete from entry where purse_id in (select id from purse where balance is null);
create trigger entry_only_grows before update or delete on entry
  for each row execute function refuse_change();
alter table entry alter balance_after set not null, alter purse_version set not null;

-- The sums of those purses. It reads all transfers.
create view house_balance as
  select p.id as purse_id, coalesce(sum(s.amount), 0) as balance
    from purse p
    left join (select from_purse as purse_id, -amount as amount from transfer
               union all
               select to_purse, amount from transfer) s on s.purse_id = p.id
   where p.balance is null group by p.id;
grant select on house_balance to lantern_app;

-- The first bet of a round says which round a vendor's id stands for: it has the round's id and time.
create unique index vendor_transaction_round on vendor_transaction (vendor_round_id, vendor_code)
  where kind = 'bet' and round_id = operator_transaction_id;
do $$
begin
  if exists (select vendor_code, vendor_round_id, round_id, member_id, started_at from game_round_key
             except
             select vendor_code, vendor_round_id, round_id, member_id, created_at
               from vendor_transaction where kind = 'bet' and round_id = operator_transaction_id) then
    raise exception 'a round was opened by something that is not a bet';
  end if;
end $$;
drop table game_round_key;
create view game_round_key as
  select vendor_code, vendor_round_id, round_id, member_id, created_at as started_at
    from vendor_transaction where kind = 'bet' and round_id = operator_transaction_id;
grant select on game_round_key to lantern_app;

-- A purse as ledger_lock reads it.
create type ledger_purse as (
  id uuid,
  brand_id uuid,
  -- The currency, and whether it is play money: what may meet in a transfer.
  money text,
  may_go_negative boolean,
  frozen boolean,
  balance bigint,
  version bigint
);

-- A transfer on its way through the functions of the ledger.
create type ledger_move as (
  nth integer,
  -- Moves with the same number, side by side, are posted together or not at all.
  posting integer,
  key text,
  from_purse uuid,
  to_purse uuid,
  amount bigint,
  kind text,
  event_at timestamptz,
  -- An earlier transfer with this key, and whether it has the same content.
  known_id uuid,
  known_same boolean,
  -- The place of the move before this one, in the same call, that has the same key.
  twin integer,
  -- What has been decided. Balances and versions are those after the move.
  verdict text,
  id uuid,
  brand_id uuid,
  currency text,
  from_balance bigint,
  from_version bigint,
  to_balance bigint,
  to_version bigint
);

-- A stake on its way through stake_take.
create type stake as (
  nth integer,
  -- What the transfer gets for an id.
  id uuid,
  -- Takes the stake once. The same key with another content is another stake.
  key text,
  content text,
  member_id uuid,
  brand_id uuid,
  purse_id uuid,
  house_id uuid,
  currency text,
  play_money boolean,
  amount bigint,
  -- The kind of the transfer, and what the day's counters file it under.
  kind text,
  counted_by text,
  -- Those of the purse before all stakes of the call; after stake_take, after this stake.
  balance bigint,
  version bigint,
  -- What the caller has decided already. `late` counts only where nothing else is in the way.
  verdict text,
  late text,
  -- The limit that the stake would exceed.
  hit jsonb
);

-- What a vendor's bet needs beside its stake.
create type play_bet as (
  vendor text,
  game text,
  round text,
  transaction text,
  details jsonb,
  -- The round, where it exists already.
  round_id uuid,
  started_at timestamptz,
  -- The login, where this bet has to keep it alive.
  login uuid,
  -- The answer to a transaction that is known.
  known uuid,
  known_balance bigint
);

-- All of some objects in one, the later ones over the earlier ones.
create aggregate jsonb_merge(jsonb) (sfunc = jsonb_concat, stype = jsonb);
