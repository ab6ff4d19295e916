-- The fee of a withdrawal in minor units, rounded down, after others on the same day.
-- Printed from packages/rules/src/withdrawal.ts by prisma/src/print-functions.ts.
create or replace function withdrawal_fee(
  p_brand uuid, p_amount bigint, p_made integer
) returns bigint language plpgsql stable as $$
declare
  free_per_day constant integer := brand_setting(p_brand, 'withdrawal', 'fee', 'freePerDay');
  fixed constant bigint := brand_setting(p_brand, 'withdrawal', 'fee', 'fixed');
  basis_points constant bigint := brand_setting(p_brand, 'withdrawal', 'fee', 'basisPoints');
begin
  return case when p_made < free_per_day then 0
              else (fixed + ((p_amount * basis_points) / 10000)) end;
end $$;
