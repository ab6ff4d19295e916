-- What a member must still wager before a withdrawal, in minor units.
create or replace function turnover_left(p_member uuid) returns bigint language sql stable as $$
  select greatest(
    0, coalesce((select mark from member_turnover where member_id = p_member), 0)
       - turnover_done(p_member))
$$;
