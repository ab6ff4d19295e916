-- Whether a result has the form of a drawing of digits: each number with its count of digits.
create or replace function lottery_result_fits(p_drawing jsonb, p_result text[]) returns boolean
language sql immutable strict as $$
  select p_drawing ->> 'kind' = 'digits'
     and array(select length(n)::text from unnest(p_result) with ordinality r(n, at) order by at)
         = array(select jsonb_array_elements_text(p_drawing -> 'lengths'))
     and not exists (select from unnest(p_result) n where n !~ '^[0-9]+$')
$$;
