-- The fee for an amount after so many withdrawals on the same day; what is left of a unit is the
-- member's.
create or replace function withdrawal_fee(p_brand uuid, p_amount bigint, p_made integer) returns bigint language sql stable as $$
  select case when p_made < withdrawal_setting(p_brand, 'fee', 'freePerDay')::integer then 0
              else withdrawal_setting(p_brand, 'fee', 'fixed')::bigint
                   + p_amount * withdrawal_setting(p_brand, 'fee', 'basisPoints')::bigint / 10000 end
$$;
