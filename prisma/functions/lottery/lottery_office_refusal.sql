-- Why the staff of a brand may not change draws, which all brands share; null where they may.
create or replace function lottery_office_refusal(p_brand uuid) returns text
language sql stable as $$
  select 'not_lottery_office'
   where not exists (select from lottery_office where brand_id = p_brand)
$$;
