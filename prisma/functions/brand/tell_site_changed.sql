-- Whoever changes what a brand shows, by whatever way: the gateways hear of it and forget what they
-- have kept.
create or replace function tell_site_changed() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name = 'brand' then
    changed := coalesce(new.id, old.id);
  else
    changed := coalesce(new.brand_id, old.brand_id);
  end if;
  insert into outbox (topic, brand_id, payload)
  values ('site_changed', changed, jsonb_build_object('status', tg_table_name = 'brand'));
  return null;
end $$;
