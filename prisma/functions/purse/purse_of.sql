-- The purse of a member, or of the house where `p_member` is null.
create or replace function purse_of(p_brand uuid, p_member uuid, p_purpose text, p_currency text)
returns uuid language sql stable as $$
  select id from purse
   where brand_id = p_brand and member_id is not distinct from p_member
     and purpose = p_purpose and currency = p_currency
$$;
