-- The differences between the games that a vendor publishes and those here. What a vendor leaves
-- out is none.
create or replace function catalogue_differences(p_vendor text, p_games jsonb)
returns table (code text, kind text, before jsonb, after jsonb) language sql stable as $$
  with told as (
    select g ->> 'code' as code, jsonb_strip_nulls(g - 'code') as facts
      from jsonb_array_elements(p_games) g
  ), kept as (
    select x.code, x.removed_at, catalogue_facts(x) as facts
      from game x where x.vendor_code = p_vendor
  )
  select coalesce(t.code, k.code),
         case when k.code is null then 'new' when t.code is null then 'removed'
              when k.removed_at is not null then 'returned' else 'changed' end,
         k.facts, t.facts
    from told t full join kept k on k.code = t.code
   where k.code is null
      or (t.code is null) <> (k.removed_at is not null)
      or (t.code is not null and not k.facts @> t.facts)
$$;
