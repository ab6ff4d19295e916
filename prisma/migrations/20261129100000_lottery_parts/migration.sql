-- A draw is settled part by part, and a ticket that wins nothing has no row of its own for it.
drop function if exists lottery_settle(text, uuid[], bigint[]);
drop function if exists lottery_settle_follow(lottery_due[], ledger_move[]);

-- Tickets of a draw that were settled together: those of one lane behind a ticket, up to another
-- one. Each part of a lane begins where the one before it ends. A lane has the members whose ids
-- have the same last bit when they are hashed, so two lanes never pay one member.
create table lottery_part (
  id uuid primary key default uuid_v7(),
  draw_id text not null references lottery_draw,
  revision integer not null check (revision > 0),
  lane integer not null check (lane in (0, 1)),
  after_id uuid not null,
  last_id uuid not null check (last_id > after_id),
  settled_at timestamptz not null default clock_timestamp(),
  unique (draw_id, revision, lane, after_id)
);
create trigger lottery_part_stays before update or delete on lottery_part
  for each row execute function refuse_change();
create trigger lottery_part_stays_whole before truncate on lottery_part
  for each statement execute function refuse_change();
grant select on lottery_part to lantern_app;
