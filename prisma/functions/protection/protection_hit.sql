-- Which limit of some kinds stands in the way of an amount, the tightest first; none where all is
-- null.
create or replace function protection_hit(p_member uuid, p_brand uuid, p_kinds text[], p_amount bigint, out kind text, out period text, out amount bigint, out used bigint)
language plpgsql as $$
begin
  select b.kind, b.period, b.amount, u.used into kind, period, amount, used
    from protection_bounds(p_member, p_brand) b
    cross join lateral (select protection_used(p_member, p_brand, b.kind, b.period) as used) u
   -- Of the time there has to be a minute left.
   where b.kind = any (p_kinds) and u.used + case b.kind when 'session' then 1 else p_amount end > b.amount
   order by b.amount - u.used limit 1;
end $$;
