-- A text as its capital letters and digits only, to find a name in a bank's words.
create or replace function statement_letters(p_text text) returns text
language sql immutable as $$
  select regexp_replace(upper(p_text), '[^A-Z0-9]', '', 'g')
$$;
