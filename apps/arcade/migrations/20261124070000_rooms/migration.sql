-- Rooms of card games: players sit at tables and play against each other. A seat's buy-in to a deal
-- is a row of `round`, so that bets, wins and rollbacks are stored and delivered in one way.
CREATE TABLE room_table (
  id uuid PRIMARY KEY,
  game text NOT NULL,
  currency text NOT NULL,
  digits smallint NOT NULL,
  -- Play money; only there bots may play.
  trial boolean NOT NULL,
  -- What payments count in: the room's code.
  unit bigint NOT NULL CHECK (unit > 0),
  -- Grows with every change, so that each process knows what to send.
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);
CREATE INDEX room_table_open ON room_table (game, currency, trial, unit) WHERE closed_at IS NULL;

CREATE TABLE room_seat (
  table_id uuid NOT NULL REFERENCES room_table,
  place smallint NOT NULL CHECK (place BETWEEN 0 AND 3),
  game text NOT NULL,
  player_id uuid NOT NULL,
  nickname text NOT NULL,
  -- A page of the player was connected.
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (table_id, place),
  -- A player sits once in a game, whatever windows are open.
  UNIQUE (player_id, game)
);

--   waiting → gathering → sealing → playing → over → closed
--   gathering, sealing, playing → void    all buy-ins go back
CREATE TABLE deal (
  id uuid PRIMARY KEY,
  -- In the message that the shuffle is drawn from.
  number integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  table_id uuid NOT NULL REFERENCES room_table,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'gathering', 'sealing', 'playing', 'over', 'closed', 'void')),
  -- Known to all before a seat commits to its own seed; revealed after the deal.
  server_seed text NOT NULL CHECK (server_seed ~ '^[0-9a-f]{64}$'),
  seed_hash text NOT NULL UNIQUE CHECK (seed_hash ~ '^[0-9a-f]{64}$'),
  -- The place of the seat that leads without the lowest card.
  leader smallint,
  -- The seeds of the seats that are dealt to, in their order, joined by ":".
  seeds text,
  result json,
  -- The end of the present state, or of the turn; null while nothing is at stake.
  until_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'waiting') = (until_at IS NULL)),
  CHECK (state NOT IN ('playing', 'over', 'closed') OR seeds IS NOT NULL),
  CHECK ((state IN ('over', 'closed')) = (result IS NOT NULL))
);
CREATE UNIQUE INDEX deal_current ON deal (table_id) WHERE state NOT IN ('closed', 'void');
CREATE INDEX deal_due ON deal (until_at) WHERE state NOT IN ('closed', 'void', 'waiting');

-- The seats that take part in a deal, in seat order.
CREATE TABLE deal_seat (
  deal_id uuid NOT NULL REFERENCES deal,
  place smallint NOT NULL,
  -- Null for a bot.
  player_id uuid,
  nickname text NOT NULL,
  -- The buy-in; null for a bot.
  round_id uuid UNIQUE REFERENCES round,
  -- SHA-256 of the seed, given with the buy-in.
  commitment text NOT NULL CHECK (commitment ~ '^[0-9a-f]{64}$'),
  seed text CHECK (seed ~ '^[0-9a-f]{15}$'),
  -- Turns in a row that the clock played.
  missed smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (deal_id, place),
  CHECK ((player_id IS NULL) = (round_id IS NULL))
);
CREATE UNIQUE INDEX deal_seat_player ON deal_seat (deal_id, player_id)
  WHERE player_id IS NOT NULL;

-- What the seats did, from 1. The same number is the same move.
CREATE TABLE deal_move (
  deal_id uuid NOT NULL REFERENCES deal,
  number integer NOT NULL CHECK (number > 0),
  place smallint NOT NULL,
  -- Empty for a pass.
  cards smallint[] NOT NULL,
  -- The clock played it.
  forced boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (deal_id, number)
);

ALTER TABLE round
  ADD COLUMN deal_id uuid REFERENCES deal,
  DROP CONSTRAINT round_seed_check,
  DROP CONSTRAINT round_open_check;
ALTER TABLE round
  ADD CONSTRAINT round_seed_check CHECK (
    num_nonnulls(seed_id, table_round_id, deal_id) = 1 AND (seed_id IS NULL) = (nonce IS NULL)),
  ADD CONSTRAINT round_open_check CHECK (
    state <> 'open' OR table_round_id IS NOT NULL OR deal_id IS NOT NULL
    OR (stepped AND shown IS NOT NULL AND open_until IS NOT NULL));

DROP INDEX round_under_way;
CREATE UNIQUE INDEX round_under_way ON round (session_id)
  WHERE state IN ('betting', 'settling') AND table_round_id IS NULL AND deal_id IS NULL;
CREATE INDEX round_of_deal ON round (deal_id) WHERE deal_id IS NOT NULL;
