-- What a member has in rounds that have not ended, since a moment or the week before it: a vendor
-- may still give it back.
create or replace function winning_staked(p_member uuid, p_since timestamptz) returns bigint
language sql stable as $$
  select coalesce(sum(greatest(0, stake - refund - win)), 0)::bigint from game_round
   where member_id = p_member and not trial and ended_at is null
     and started_at >= p_since - interval '7 days' and play_ended_at(game_round) is null
$$;
