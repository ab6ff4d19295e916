-- A search text as the column `search` of the games has it: without case, accents and JSON's signs.
create or replace function games_plain(p_text text) returns text language sql immutable as $$
  select translate(
    regexp_replace(
      normalize(
        lower(normalize(translate(p_text, '"[]\', ''), NFC) collate "und-x-icu"), NFD),
      '[\u0300-\u036f]', '', 'g'),
    'đłøı', 'dloi')
$$;
