-- Draws a number below each limit in turn. A word from the largest multiple of its limit on is
-- skipped: it would favour low numbers.
create or replace function lottery_numbers(p_seed bytea, p_message bytea, p_limits integer[])
returns integer[] language plpgsql immutable strict as $$
declare
  inner_key constant bytea := lottery_pad(p_seed, 54);
  outer_key constant bytea := lottery_pad(p_seed, 92);
  numbers integer[] := '{}';
  block bytea;
  used integer := 32;
  counter integer := 0;
  word bigint;
  wanted bigint;
begin
  foreach wanted in array p_limits loop
    loop
      if used = 32 then
        block := sha256(outer_key || sha256(inner_key || p_message || int4send(counter)));
        counter := counter + 1;
        used := 0;
      end if;
      word := (get_byte(block, used)::bigint << 24) + (get_byte(block, used + 1) << 16)
            + (get_byte(block, used + 2) << 8) + get_byte(block, used + 3);
      used := used + 4;
      exit when word < 4294967296 / wanted * wanted;
    end loop;
    numbers := numbers || (word % wanted)::integer;
  end loop;
  return numbers;
end $$;
