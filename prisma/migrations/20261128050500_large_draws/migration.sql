-- A large bet book is read page by page when it is closed, and a ticket is proved from one block.
drop function if exists lottery_draw_lock(text);

-- Hashes of 1,024 leaves each, of draws with more leaves than that.
create table lottery_book_block (
  draw_id text not null references lottery_draw,
  nth integer not null check (nth >= 0),
  -- The ticket of its first leaf.
  first_ticket uuid not null,
  hash bytea not null check (length(hash) = 32),
  primary key (draw_id, nth)
);
create trigger lottery_book_block_stays before update or delete on lottery_book_block
  for each row execute function refuse_change();
grant select, insert on lottery_book_block to lantern_app;

-- Settling a ticket changes no index any more: with room on its page, the new row stays there. So
-- nothing is looked for by the state of a ticket alone.
drop index lottery_ticket_due;
alter table lottery_ticket set (fillfactor = 50);

-- When the last stake of a void draw went back.
drop function if exists lottery_draw_refund(text, integer);
alter table lottery_draw add column refunded_at timestamptz check (refunded_at >= voided_at);
create index lottery_draw_refund on lottery_draw (voided_at)
  where state = 'void' and refunded_at is null;
