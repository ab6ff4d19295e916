-- Locks the brand's jackpot. An open one without a pot gets one; the answer is empty for a brand
-- that never had a jackpot. Purses of members are locked before, never after.
create or replace function jackpot_lock(p_brand uuid) returns jackpot language plpgsql as $$
declare
  j jackpot;
  money text;
begin
  select * into j from jackpot where brand_id = p_brand for update;
  if j.brand_id is null and brand_setting(p_brand, 'jackpot', 'open')::boolean then
    select currency into money from brand where id = p_brand;
    insert into purse (id, brand_id, purpose, currency)
      values (uuid_v7(), p_brand, 'house_jackpot', money)
    on conflict do nothing;
    insert into jackpot (brand_id, currency, purse_id)
      values (p_brand, money, purse_of(p_brand, null, 'house_jackpot', money))
    on conflict do nothing;
    if found then perform jackpot_seed(p_brand); end if;
    select * into j from jackpot where brand_id = p_brand for update;
  end if;
  if brand_setting(p_brand, 'jackpot', 'open')::boolean then
    j.games := array(
      select unnest(j.games)
       union select jsonb_array_elements_text(settings #> '{jackpot,games}') from brand
              where id = p_brand order by 1);
    update jackpot set games = j.games where brand_id = p_brand and games <> j.games;
  end if;
  return j;
end $$;
