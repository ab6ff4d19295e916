-- The padded key of HMAC-SHA256: a key of 32 bytes, filled up to 64, each byte xor `p_byte`.
create or replace function lottery_pad(p_key bytea, p_byte integer) returns bytea
language plpgsql immutable strict as $$
declare
  padded bytea := decode(repeat(lpad(to_hex(p_byte), 2, '0'), 64), 'hex');
begin
  for i in 0..31 loop
    padded := set_byte(padded, i, p_byte # get_byte(p_key, i));
  end loop;
  return padded;
end $$;
