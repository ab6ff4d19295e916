-- The limit of stakes or losses that played rounds alone have reached; all null without one. A
-- vendor with its own wallets takes stakes without asking us, so its rounds can exceed a limit.
create or replace function protection_played_out(
  p_member uuid, p_brand uuid,
  out kind text, out period text, out amount bigint, out used bigint
) language sql stable as $$
  select b.kind, b.period, b.amount, u.used
    from protection_bounds(p_member, p_brand) b
   cross join lateral (
     select protection_played(p_member, b.kind, protection_period_start(
              b.period, brand_day(p_brand, now()))) as used) u
   where b.kind in ('stake', 'loss') and u.used >= b.amount
   order by b.amount - u.used limit 1
$$;
