-- The fee out of what has arrived. What is left of a unit is the member's, and so is one unit at
-- least.
create or replace function deposit_fee(p_amount bigint, p_basis_points integer, p_fixed bigint) returns bigint language sql immutable as $$
  select least(p_amount - 1, p_fixed + p_amount * p_basis_points / 10000)
$$;
