-- Vendors that are connected without code, by a protocol that the site speaks. Only the owner of
-- the tables connects one (apps/api/src/connect-vendor.ts).
create table vendor_connection (
  vendor_code text primary key references vendor,
  -- One of `vendorAdapters` (apps/api/src/adapters/vendors).
  protocol text not null,
  -- The texts that the protocol asks for, such as the vendor's address.
  options jsonb not null,
  -- Sealed by the site's keyring.
  secret text not null,
  -- Where its calls may come from; empty for anywhere.
  networks text[] not null default '{}',
  connected_at timestamptz not null default now()
);

grant select on vendor_connection to lantern_app;
