-- The id before that of every ticket, where the first part of a draw begins.
create or replace function lottery_before_all() returns uuid
language sql immutable as $$ select '00000000-0000-0000-0000-000000000000'::uuid $$;
