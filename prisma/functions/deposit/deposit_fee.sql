-- The fee of a deposit in minor units, rounded down. The member keeps at least one unit.
-- Printed from packages/rules/src/deposit.ts by prisma/src/print-functions.ts.
create or replace function deposit_fee(
  p_amount bigint, p_basis_points integer, p_fixed bigint
) returns bigint language sql immutable as $$
  select least((p_amount - 1), (p_fixed + ((p_amount * p_basis_points) / 10000)))
$$;
