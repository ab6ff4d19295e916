-- The limits of a member: of the member's own, the staff's and the brand's, the lowest of each kind
-- and period.
create or replace function protection_bounds(p_member uuid, p_brand uuid)
returns table (kind text, period text, amount bigint) language sql stable as $$
  select kind, period, min(amount)
    from (select l.kind, l.period, l.amount from protection_limit l where l.member_id = p_member
          union all
          select b.kind, b.period, b.amount from brand_limit b where b.brand_id = p_brand) bound
   group by kind, period
$$;
