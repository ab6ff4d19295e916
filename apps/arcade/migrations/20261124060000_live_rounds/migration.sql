-- A league: after betting its matches are played before all eyes, and then the round is decided.
--   betting → closed → live → decided → over
--   live → void                          all stakes go back
ALTER TABLE table_round
  DROP CONSTRAINT table_round_state_check,
  DROP CONSTRAINT table_round_secret_check;
ALTER TABLE table_round
  ADD CONSTRAINT table_round_state_check CHECK (state IN
    ('betting', 'closed', 'flying', 'crashed', 'live', 'decided', 'over', 'void')),
  ADD CONSTRAINT table_round_secret_check CHECK (
    state NOT IN ('betting', 'closed', 'flying', 'live') OR outcome IS NULL);
