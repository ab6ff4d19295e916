-- What of the stakes of a round covers at least a share of its outcomes, and so does not count
-- towards the turnover. The same rule is in packages/rules (covering.ts): stakes are seen in layers
-- of equal height, and each layer counts unless it covers that share.
create or replace function turnover_covered(p_stakes jsonb, p_outcomes integer, p_percent integer)
returns bigint language sql immutable as $$
  with placed as (
    select x ->> 'on' as place, sum((x ->> 'amount')::bigint) as amount
      from jsonb_array_elements(p_stakes) x group by 1
  ), layer as (
    select amount - coalesce(lead(amount) over high, 0) as height, row_number() over high as places
      from placed window high as (order by amount desc, place)
  )
  select coalesce(sum(height * places), 0)::bigint
    from layer where places > 1 and places * 100 >= p_outcomes * p_percent
$$;
