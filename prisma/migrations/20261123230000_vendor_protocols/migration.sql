-- The keys that a vendor signs with, for protocols with public keys: the old and the new one while
-- they are exchanged. In PEM.
alter table vendor
  add column public_keys text[] not null default '{}' check (cardinality(public_keys) <= 2);

-- A bet without a stake needs a play session too. A promotion of the vendor is paid in an ended
-- one.
alter type play_action add attribute session_hash bytea, add attribute promotion boolean;
