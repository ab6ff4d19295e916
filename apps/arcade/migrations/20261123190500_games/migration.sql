-- The house has many games. Rounds of Lucky Bowl from before keep their stakes and dice in the old columns; reading
-- falls back to them, so that no large table is rewritten and an older process can go on during an update.
ALTER TABLE session ADD COLUMN game text NOT NULL DEFAULT 'lucky-bowl';

ALTER TABLE round
  ADD COLUMN game text NOT NULL DEFAULT 'lucky-bowl',
  -- What the player chose, in the game's own shape, without the stake.
  ADD COLUMN choice json,
  -- The result, in the game's own shape. It exists once the round is decided.
  ADD COLUMN outcome json,
  -- A round of several steps: what the player may see of it while it is open.
  ADD COLUMN shown json,
  ADD COLUMN stepped boolean NOT NULL DEFAULT false,
  -- The largest win of the round, as the limits were when it began.
  ADD COLUMN win_cap bigint CHECK (win_cap > 0),
  -- An open round is closed by the courier after this.
  ADD COLUMN open_until timestamptz,
  ALTER COLUMN stakes DROP NOT NULL,
  DROP CONSTRAINT round_state_check,
  DROP CONSTRAINT round_check,
  DROP CONSTRAINT round_check1;

--   betting → open → settling         the bet of a round with steps was taken; the player goes on
--   open → cancelling                 it was left before its first step
ALTER TABLE round
  ADD CONSTRAINT round_state_check CHECK (state IN
    ('betting', 'open', 'refused', 'settling', 'settled', 'cancelling', 'cancelled')),
  ADD CONSTRAINT round_choice_check CHECK (choice IS NOT NULL OR stakes IS NOT NULL),
  ADD CONSTRAINT round_outcome_check CHECK (
    (state IN ('settling', 'settled')) = (outcome IS NOT NULL OR dice IS NOT NULL)),
  ADD CONSTRAINT round_payout_known_check CHECK (
    (outcome IS NULL AND dice IS NULL) = (payout IS NULL)),
  ADD CONSTRAINT round_open_check CHECK (
    state <> 'open' OR (stepped AND shown IS NOT NULL AND open_until IS NOT NULL));

-- A player has one open round of a game, in whatever window.
CREATE UNIQUE INDEX round_open ON round (player_id, game)
  WHERE stepped AND state IN ('betting', 'open');
CREATE INDEX round_left ON round (open_until) WHERE state = 'open';

-- The player's steps in a round, from 1. The same number is the same step.
CREATE TABLE round_step (
  round_id uuid NOT NULL REFERENCES round,
  number integer NOT NULL CHECK (number > 0),
  action json NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (round_id, number)
);
