-- A bet looks up its player's bets in the round: without the player in the index it read the bets
-- of all.
CREATE INDEX round_of_player ON round (table_round_id, player_id)
  WHERE table_round_id IS NOT NULL;
DROP INDEX round_of_table;
-- The last round of a table, whatever its state: it used to read all rounds of the table.
CREATE INDEX table_round_last ON table_round (game, created_at DESC);
DROP INDEX table_round_played;
