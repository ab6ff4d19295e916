-- A bank's transaction number in the one form that is stored and compared. People type it and banks
-- print it with and without blanks and hyphens of all kinds.
create or replace function bank_payment(p_typed text) returns text language sql immutable as $$
  select upper(regexp_replace(p_typed, '[\s\u00a0\u200b-\u200d\u2010-\u2015-]', '', 'g'))
$$;
