-- A host of a brand that serves its console. A brand with one serves the console at no other host.
alter table brand_host add column console boolean not null default false;
