-- The tightest limit of some kinds that an amount would exceed; all null where none is.
create or replace function protection_hit(
  p_member uuid, p_brand uuid, p_kinds text[], p_amount bigint,
  out kind text, out period text, out amount bigint, out used bigint
) language plpgsql as $$
begin
  select b.kind, b.period, b.amount, u.used into kind, period, amount, used
    from protection_bounds(p_member, p_brand) b
   cross join lateral (
     select protection_used(p_member, p_brand, b.kind, b.period) as used) u
   -- At least one minute of time must be left.
   where b.kind = any (p_kinds)
     and u.used + case b.kind when 'session' then 1 else p_amount end > b.amount
   order by b.amount - u.used limit 1;
end $$;
