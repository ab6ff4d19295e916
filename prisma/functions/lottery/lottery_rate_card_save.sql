-- Adds the next version of a rate card. Placed tickets keep the version that priced them. Answers
-- `saved`, or `rule_changed` where the card does not follow the newest version.
create or replace function lottery_rate_card_save(
  p_brand uuid, p_staff uuid, p_card jsonb, p_reason text
) returns text language plpgsql as $$
declare
  before lottery_rate_card;
  next_version constant integer := (p_card ->> 'version')::integer;
begin
  select * into before from lottery_rate_card
    where brand_id = p_brand and mode = p_card ->> 'mode' and currency = p_card ->> 'currency'
    order by version desc limit 1;
  if next_version is distinct from coalesce(before.version, 0) + 1
     or not exists (select from brand where id = p_brand and currency = p_card ->> 'currency') then
    return 'rule_changed';
  end if;
  insert into lottery_rate_card (brand_id, mode, currency, version, card, created_by)
    values (p_brand, p_card ->> 'mode', p_card ->> 'currency', next_version, p_card, p_staff)
    on conflict do nothing;
  if not found then return 'rule_changed'; end if;
  perform audit_write(p_brand, p_staff, 'lottery_rate_card_saved', 'lottery_rate_card',
                      p_card ->> 'mode', before.card, p_card, p_reason);
  return 'saved';
end $$;
