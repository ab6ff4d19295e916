-- A part of a draw reads its tickets once: the gateway names the tickets that have won. A worker of
-- the former version finds none of these functions, so it settles nothing by the former form.
drop function if exists lottery_next_part(text, integer, uuid, integer);
drop function if exists lottery_settle(text, integer, integer, uuid, uuid, jsonb);
drop function if exists lottery_settle_paid(lottery_draw, uuid[], bigint[]);
drop function if exists lottery_settle_write(lottery_draw, lottery_due[], ledger_move[]);
drop function if exists lottery_settle_wins(lottery_due[], ledger_move[]);
drop function if exists lottery_settle_follow(lottery_draw, lottery_due[], ledger_move[]);
drop function if exists lottery_due_of(lottery_draw, uuid[], bigint[]);
drop function if exists lottery_payments(lottery_due[]);
drop function if exists lottery_part_stakes(lottery_part);
drop type lottery_due;

-- A ticket to pay.
create type lottery_due as (
  id uuid,
  reference text,
  brand_id uuid,
  member_id uuid,
  currency text,
  trial boolean,
  round_at timestamptz,
  chase_id uuid,
  payout bigint,
  rebate bigint,
  -- What the key of its transfer is made of: a corrected result pays once more.
  transaction text
);
