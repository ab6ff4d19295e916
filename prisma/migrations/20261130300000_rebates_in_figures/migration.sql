-- The rebate of a ticket is a row of its own in the figure log from now on. Earlier rows, which have
-- it in their wins, stay: the net is the same.
drop function if exists figure_note_ended(uuid[], timestamptz[]);
