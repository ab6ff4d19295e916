-- A trigger: copies the brand's limits from its settings to `brand_limit`, so that a bet need not
-- read the settings.
create or replace function brand_limits_follow_settings() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from brand_limit where brand_id = new.id;
  insert into brand_limit (brand_id, kind, period, amount)
    select new.id, l ->> 'kind', l ->> 'period', (l ->> 'amount')::bigint
      from jsonb_array_elements(coalesce(new.settings #> '{protection,limits}', '[]')) l;
  return null;
end $$;
