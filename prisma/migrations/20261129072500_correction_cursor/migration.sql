-- A correction goes on behind the last ticket that it has taken back, instead of passing all of them
-- again for each chunk.
drop function if exists lottery_correction_reverse(text, integer);
