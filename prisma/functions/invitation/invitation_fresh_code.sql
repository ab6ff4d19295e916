-- Eight random letters and digits without look-alikes.
create or replace function invitation_fresh_code() returns text language plpgsql volatile as $$
declare
  alphabet constant text := 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  -- The bytes of a random UUID that hold only chance.
  chance constant bytea := uuid_send(gen_random_uuid());
begin
  return (select string_agg(
                   substr(alphabet, 1 + get_byte(chance, place) % length(alphabet), 1), ''
                   order by place)
            from unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place);
end $$;
