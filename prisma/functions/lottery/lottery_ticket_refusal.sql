-- Why a draw takes no ticket at a moment, or null. The caller holds the draw's row for share, so
-- that closing waits for it: a ticket that was in time is in the bet book.
create or replace function lottery_ticket_refusal(p_draw lottery_draw, p_at timestamptz)
returns text language sql immutable as $$
  select case
    when p_draw.id is null then 'draw_not_found'
    when p_draw.state <> 'open' or p_at < p_draw.opens_at or p_at >= p_draw.closes_at
      then 'draw_closed'
  end
$$;
