-- The result of an own draw, from its seed, bet book and beacon signature: the same as `resultOf`
-- of packages/draws (docs/draws.md).
create or replace function lottery_result(
  p_drawing jsonb, p_draw_id text, p_seed bytea, p_book_root bytea, p_signature bytea
) returns text[] language sql immutable strict as $$
  select lottery_tokens(
    p_drawing,
    lottery_numbers(
      p_seed,
      lottery_field('lantern/draw/1'::bytea) || lottery_field(convert_to(p_draw_id, 'UTF8'))
        || lottery_field(p_book_root) || lottery_field(sha256(p_signature)),
      lottery_limits(p_drawing)))
$$;
