-- What a transfer is about: a deposit, a round, a member. Until now only its key said so.

alter table transfer add column subject_kind text, add column subject_id uuid;
drop trigger transfer_only_grows on transfer;

-- Games: `<vendor>:<step>:<transaction>`, with `#debt` behind it where a debt is made or repaid.
update transfer t
   set subject_kind = 'round', subject_id = v.round_id
  from vendor_transaction v
 where t.key ~ '^[^:]+:(bet|win|rollback):'
   and v.vendor_code = split_part(t.key, ':', 1)
   and v.transaction_id = regexp_replace(
         t.key,
         case when t.kind in ('debt_repaid', 'win_rollback_debt')
              then '^[^:]+:(bet|win|rollback):|#debt$' else '^[^:]+:(bet|win|rollback):' end,
         '', 'g')
   and v.round_id is not null;

-- `<prefix>:<id>`, with a step or `#debt` behind it.
update transfer t
   set subject_kind = n.kind, subject_id = substring(t.key, '^[a-z]+:([0-9a-f-]{36})')::uuid
  from (values ('deposit', 'deposit'), ('withdrawal', 'withdrawal'), ('adjustment', 'adjustment'),
               ('line', 'line_transfer'), ('wallet', 'wallet_transfer'), ('opening', 'member'),
               ('trial', 'member')) n (prefix, kind)
 where t.subject_id is null
   and t.key ~ '^[a-z]+:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
   and n.prefix = split_part(t.key, ':', 1);

-- The rest: debts that were repaid before something else, and transfers that were posted by hand.
update transfer t
   set subject_kind = case when coalesce(f.member_id, o.member_id) is null
                           then 'brand' else 'member' end,
       subject_id = coalesce(f.member_id, o.member_id, t.brand_id)
  from purse f, purse o
 where t.subject_id is null and f.id = t.from_purse and o.id = t.to_purse;

create trigger transfer_only_grows before update or delete on transfer
  for each row execute function refuse_change();
alter table transfer
  alter subject_kind set not null,
  alter subject_id set not null,
  add constraint transfer_subject_kind check (
    subject_kind in ('adjustment', 'brand', 'deposit', 'line_transfer', 'member', 'round',
                     'wallet_transfer', 'withdrawal'));

-- Where it has none, the transfer is about its brand.
alter type ledger_move add attribute subject_kind text, add attribute subject_id uuid;

-- What the stake is about, such as a round. Without an id it is new: the first stake with this name
-- that is taken gives it its own.
alter type stake
  add attribute subject_kind text,
  add attribute subject_id uuid,
  add attribute subject_name text;
