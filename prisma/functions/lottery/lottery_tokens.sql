-- The result that drawn numbers make: digits joined to prizes, dice, or balls that are left.
create or replace function lottery_tokens(p_drawing jsonb, p_numbers integer[]) returns text[]
language plpgsql immutable strict as $$
declare
  tokens text[] := '{}';
  left_balls integer[];
  sorted constant integer := coalesce((p_drawing ->> 'sorted')::integer, 0);
  at integer := 1;
  size integer;
  number integer;
begin
  case p_drawing ->> 'kind'
    when 'digits' then
      for size in select value::integer from jsonb_array_elements_text(p_drawing -> 'lengths') loop
        tokens := tokens || array_to_string(p_numbers[at:at + size - 1], '');
        at := at + size;
      end loop;
      return tokens;
    when 'dice' then
      return array(select (n + 1)::text from unnest(p_numbers) with ordinality d(n, nth)
                    order by nth);
    when 'distinct' then
      left_balls := array(select generate_series(1, (p_drawing ->> 'from')::integer));
      foreach number in array p_numbers loop
        tokens := tokens || lpad(left_balls[number + 1]::text, 2, '0');
        left_balls := left_balls[:number] || left_balls[number + 2:];
      end loop;
      return array(select t from unnest(tokens[:sorted]) t order by t collate "C")
             || tokens[sorted + 1:];
  end case;
end $$;
