-- The limits of the numbers that a drawing needs, in their order.
create or replace function lottery_limits(p_drawing jsonb) returns integer[]
language sql immutable strict as $$
  select case p_drawing ->> 'kind'
    when 'digits' then array(
      select 10 from jsonb_array_elements_text(p_drawing -> 'lengths') l,
                     generate_series(1, l.value::integer))
    when 'dice' then array_fill(6, array[(p_drawing ->> 'count')::integer])
    when 'distinct' then array(
      select (p_drawing ->> 'from')::integer - taken
        from generate_series(0, (p_drawing ->> 'count')::integer - 1) taken)
  end
$$;
