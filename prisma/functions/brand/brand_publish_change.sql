-- A trigger: publishes every change of what a brand shows, so that all gateways drop what they
-- cached of it.
create or replace function brand_publish_change() returns trigger language plpgsql as $$
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
