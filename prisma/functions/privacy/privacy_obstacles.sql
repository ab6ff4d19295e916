-- Why the data of a member cannot be erased now; empty if it can.
create or replace function privacy_obstacles(p_member uuid, p_proposal uuid) returns text[]
language sql stable as $$
  select array_remove(array[
    case when exists (select from purse x
                       where x.member_id = p_member and x.balance <> 0
                         and x.purpose not in ('play', 'play_receivable')) then 'money' end,
    case when privacy_is_busy(p_member, p_proposal) then 'unfinished' end,
    case when exists (select from protection x
                       where x.member_id = p_member and x.excluded_until > now())
      then 'excluded' end,
    case when exists (select from member x where x.upline_id = p_member) then 'team' end,
    case when privacy_kept_until(p_member) > now() then 'kept_by_law' end
  ], null)
$$;
