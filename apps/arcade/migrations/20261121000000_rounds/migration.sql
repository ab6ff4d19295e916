-- A game that a player has opened. The page holds the token, we hold its hash.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  player_id uuid NOT NULL,
  -- The site's own token, which goes with every bet. It is worth nothing without our signing key.
  play_token text NOT NULL,
  currency text NOT NULL,
  digits smallint NOT NULL CHECK (digits BETWEEN 0 AND 18),
  language text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now()
);

-- A commitment to a server seed: its hash is shown from the beginning, the seed itself once it is no longer in use. The
-- next seed is committed to before the player chooses the client seed that goes with it, so that it cannot depend on it.
CREATE TABLE seed (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('next', 'in_use', 'revealed')),
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL UNIQUE CHECK (server_seed_hash ~ '^[0-9a-f]{64}$'),
  client_seed text CHECK (client_seed ~ '^[A-Za-z0-9._-]{1,64}$'),
  -- The nonce of the next round; it only grows, also past rounds that were never played.
  next_nonce integer NOT NULL DEFAULT 0 CHECK (next_nonce >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'next') = (client_seed IS NULL))
);
-- One seed in use and one that follows it, for each player.
CREATE UNIQUE INDEX seed_in_use ON seed (player_id) WHERE state = 'in_use';
CREATE UNIQUE INDEX seed_next ON seed (player_id) WHERE state = 'next';

--   betting → settling → settled      the bet was taken; the win call is owed, then answered
--   betting → cancelling → cancelled  the outcome of the bet is not known; a rollback is owed, then answered
--   betting → refused                 the site said no; nothing is owed
CREATE TABLE round (
  id uuid PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session,
  -- Made by the page; a repeated request with the same key is the same round.
  round_key text NOT NULL,
  seed_id uuid NOT NULL REFERENCES seed,
  nonce integer NOT NULL,
  player_id uuid NOT NULL,
  currency text NOT NULL,
  stakes json NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  state text NOT NULL DEFAULT 'betting'
    CHECK (state IN ('betting', 'refused', 'settling', 'settled', 'cancelling', 'cancelled')),
  dice text[],
  payout bigint CHECK (payout >= 0),
  refusal text,
  -- Nobody waits for the answer to the bet after this; whoever finds the round then cancels it.
  bet_deadline timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  UNIQUE (session_id, round_key),
  UNIQUE (seed_id, nonce),
  -- The dice of a bet that was not taken do not exist.
  CHECK ((state IN ('settling', 'settled')) = (dice IS NOT NULL)),
  CHECK ((dice IS NULL) = (payout IS NULL)),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
-- A second round while one is under way is refused by this index, whatever the code believes.
CREATE UNIQUE INDEX round_under_way ON round (session_id) WHERE state IN ('betting', 'settling');
-- For the sweep that looks for bets whose answer nobody waits for any more.
CREATE INDEX round_betting ON round (bet_deadline) WHERE state = 'betting';
-- For the last rounds of a player, newest first.
CREATE INDEX round_played ON round (player_id, created_at DESC) WHERE state IN ('settling', 'settled');

-- Calls that the site must get. A row is written with the change that makes the call due, and removed with the change
-- that the site's answer makes.
CREATE TABLE outbox (
  round_id uuid PRIMARY KEY REFERENCES round,
  call text NOT NULL CHECK (call IN ('win', 'rollback')),
  -- The whole call but its request id: each attempt says exactly the same.
  body json NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL,
  problem text
);
CREATE INDEX outbox_due ON outbox (due_at);
