-- Tables: rounds that all players share. A player's bet in such a round is a row of `round`, so
-- that bets, wins and rollbacks are stored and delivered in one way.
ALTER TABLE session
  -- Shown to other players, masked.
  ADD COLUMN nickname text NOT NULL DEFAULT '',
  ADD COLUMN trial boolean NOT NULL DEFAULT false;

-- The seeds of a table: s[i] is the SHA-256 of s[i + 1]. s[0] is published before the randomness
-- exists; round i uses s[i], whose hash s[i - 1] is known before its betting opens.
CREATE TABLE seed_chain (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  -- s[length]; all others follow from it.
  last_seed text NOT NULL CHECK (last_seed ~ '^[0-9a-f]{64}$'),
  length integer NOT NULL CHECK (length > 0),
  first_hash text NOT NULL UNIQUE CHECK (first_hash ~ '^[0-9a-f]{64}$'),
  -- Drawn by a page after s[0] was published; it never changes again.
  randomness text CHECK (randomness ~ '^[A-Za-z0-9._-]{1,64}$'),
  next_number integer NOT NULL DEFAULT 1 CHECK (next_number BETWEEN 1 AND length + 1),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (next_number = 1 OR randomness IS NOT NULL)
);
CREATE UNIQUE INDEX seed_chain_current ON seed_chain (game) WHERE next_number <= length;

--   betting → closed → decided → over
--   betting, closed → void               all stakes go back
CREATE TABLE table_round (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  chain_id uuid NOT NULL REFERENCES seed_chain,
  number integer NOT NULL CHECK (number > 0),
  state text NOT NULL DEFAULT 'betting'
    CHECK (state IN ('betting', 'closed', 'decided', 'over', 'void')),
  -- SHA-256 of the seed, published with the round; the seed comes with the outcome.
  seed_hash text NOT NULL CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  seed text CHECK (seed ~ '^[0-9a-f]{64}$'),
  outcome json,
  -- The end of the present state.
  until_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (chain_id, number),
  CHECK ((seed IS NULL) = (outcome IS NULL)),
  CHECK (state NOT IN ('decided', 'over') OR outcome IS NOT NULL),
  CHECK (state NOT IN ('betting', 'closed') OR outcome IS NULL)
);
CREATE UNIQUE INDEX table_round_current ON table_round (game) WHERE state NOT IN ('over', 'void');
CREATE INDEX table_round_played ON table_round (game, created_at DESC) WHERE outcome IS NOT NULL;

ALTER TABLE round
  ADD COLUMN table_round_id uuid REFERENCES table_round,
  ALTER COLUMN seed_id DROP NOT NULL,
  ALTER COLUMN nonce DROP NOT NULL,
  DROP CONSTRAINT round_open_check;
--   betting → open → settling         a bet in a shared round waits for the outcome
ALTER TABLE round
  ADD CONSTRAINT round_seed_check CHECK (
    (seed_id IS NULL) = (table_round_id IS NOT NULL) AND (seed_id IS NULL) = (nonce IS NULL)),
  ADD CONSTRAINT round_open_check CHECK (
    state <> 'open' OR table_round_id IS NOT NULL
    OR (stepped AND shown IS NOT NULL AND open_until IS NOT NULL));

-- A player may place several bets in a shared round, and the next ones while the last are paid.
DROP INDEX round_under_way;
CREATE UNIQUE INDEX round_under_way ON round (session_id)
  WHERE state IN ('betting', 'settling') AND table_round_id IS NULL;
CREATE INDEX round_of_table ON round (table_round_id) WHERE table_round_id IS NOT NULL;
