-- The lane in which the tickets of a member are settled.
create or replace function lottery_lane(p_member uuid) returns integer
language sql immutable as $$ select uuid_hash(p_member) & 1 $$;
