-- A player and the player's wallet here. What stands in it is owed to the site.
CREATE TABLE player (
  id uuid PRIMARY KEY,
  currency text NOT NULL,
  digits smallint NOT NULL CHECK (digits BETWEEN 0 AND 18),
  nickname text NOT NULL,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Every transfer that the site has asked for or about, by the site's reference, with its one end.
CREATE TABLE transfer (
  reference text PRIMARY KEY,
  -- All of what was asked is null where the site asked about a transfer that had never come.
  kind text CHECK (kind IN ('in', 'out', 'out_all')),
  player_id uuid,
  asked bigint CHECK (asked > 0),
  status text NOT NULL CHECK (status IN ('done', 'refused')),
  amount bigint CHECK (amount >= 0),
  currency text,
  reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((status = 'done') = (amount IS NOT NULL)),
  CHECK ((status = 'refused') = (reason IS NOT NULL))
);

-- A game that the site has opened for a player: the ticket in its address is good once, the session after it for hours.
CREATE TABLE session (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player,
  ticket_hash bytea NOT NULL UNIQUE,
  token_hash bytea UNIQUE,
  language text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- A commitment to a server seed: its hash is shown from the beginning, the seed itself once it is no longer in use. The next
-- seed is committed to before the player chooses the client seed that goes with it, so that it cannot depend on it.
CREATE TABLE seed (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player,
  state text NOT NULL CHECK (state IN ('next', 'in_use', 'revealed')),
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  server_seed_hash text NOT NULL UNIQUE,
  client_seed text CHECK (client_seed ~ '^[A-Za-z0-9._-]{1,64}$'),
  next_nonce integer NOT NULL DEFAULT 0 CHECK (next_nonce >= 0),
  CHECK ((state = 'next') = (client_seed IS NULL))
);
CREATE UNIQUE INDEX seed_in_use ON seed (player_id) WHERE state = 'in_use';
CREATE UNIQUE INDEX seed_next ON seed (player_id) WHERE state = 'next';

CREATE TABLE round (
  id uuid PRIMARY KEY,
  player_id uuid NOT NULL REFERENCES player,
  -- Made by the page; a repeated request with the same key is the same round.
  round_key text NOT NULL,
  seed_id uuid NOT NULL REFERENCES seed,
  nonce integer NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  -- Percent: the roll wins below it.
  chance smallint NOT NULL CHECK (chance BETWEEN 2 AND 95),
  -- Hundredths, 0 to 9999.
  roll smallint NOT NULL CHECK (roll BETWEEN 0 AND 9999),
  payout bigint NOT NULL CHECK (payout >= 0),
  balance_after bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (player_id, round_key),
  UNIQUE (seed_id, nonce),
  CHECK ((payout > 0) = (roll < chance * 100))
);
CREATE INDEX round_player ON round (player_id, created_at DESC, id DESC);
