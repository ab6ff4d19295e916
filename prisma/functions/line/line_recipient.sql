-- The recipient of a line transfer: the direct upline, or a member of the downline by the unique
-- form of the name. Other members are not found.
create or replace function line_recipient(
  p_brand uuid, p_from uuid, p_way text, p_name_key text
) returns uuid language sql stable as $$
  select t.id from member f
    join member t on t.brand_id = f.brand_id
     and case p_way
           when 'up' then t.id = f.upline_id
           else t.username_key = p_name_key and (t.id = f.id or line_is_below(t.id, f.id)) end
   where f.id = p_from and f.brand_id = p_brand
$$;
