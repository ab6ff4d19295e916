-- Flights: shared rounds that go on after betting, until the value that the seed decides.
--   betting → closed → flying → crashed → decided → over
-- While a round is crashed, cash-outs that arrived before the end are still stored.
ALTER TABLE table_round
  ADD COLUMN flying_at timestamptz,
  DROP CONSTRAINT table_round_state_check,
  DROP CONSTRAINT table_round_check1,
  DROP CONSTRAINT table_round_check2;
ALTER TABLE table_round
  ADD CONSTRAINT table_round_state_check CHECK (state IN
    ('betting', 'closed', 'flying', 'crashed', 'decided', 'over', 'void')),
  ADD CONSTRAINT table_round_decided_check CHECK (
    state NOT IN ('crashed', 'decided', 'over') OR outcome IS NOT NULL),
  ADD CONSTRAINT table_round_secret_check CHECK (
    state NOT IN ('betting', 'closed', 'flying') OR outcome IS NULL),
  ADD CONSTRAINT table_round_flying_check CHECK (
    state NOT IN ('flying', 'crashed') OR flying_at IS NOT NULL);

ALTER TABLE round
  -- Multipliers in hundredths: where the bet is cashed out by itself, and where the player did it.
  ADD COLUMN auto_at bigint CHECK (auto_at > 100),
  ADD COLUMN cash_out bigint CHECK (cash_out > 100),
  ADD CONSTRAINT round_flight_check CHECK (
    table_round_id IS NOT NULL OR (auto_at IS NULL AND cash_out IS NULL)),
  ADD CONSTRAINT round_cash_out_auto_check CHECK (cash_out <= auto_at);
-- A player has one bet in a flight, so that a cash-out names no bet.
CREATE UNIQUE INDEX round_in_flight ON round (table_round_id, player_id)
  WHERE game = 'crash' AND state NOT IN ('refused', 'cancelling', 'cancelled');
