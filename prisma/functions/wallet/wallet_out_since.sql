-- The sum sent to vendors since the start of a day of the brand that has not come back. Money that
-- comes back is counted against what was sent last; any surplus was sent earlier or won, and frees
-- no limit, so the sum is never below zero.
create or replace function wallet_out_since(p_brand uuid, p_member uuid, p_day date)
returns bigint language sql stable as $$
  with change as (
    select id, created_at, case direction when 'in' then amount else -amount end as change
      from wallet_transfer
     where member_id = p_member and created_at >= brand_day_start(p_brand, p_day)
       and (state = 'done' or (direction = 'in' and state <> 'returned'))
  ), running as (
    select sum(change) over (order by created_at, id) as sum, sum(change) over () as total
      from change
  )
  select coalesce(max(total) - least(0, min(sum)), 0)::bigint from running
$$;
