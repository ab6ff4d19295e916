-- A trigger: links a new member, who counts from now, to itself and to every upline, and a moved
-- one with all below to the uplines of its new place. Former links end now and stay, because
-- figures of a day follow the tree of that day. The upline changes by a recorded move only. The
-- site cannot write links.
create or replace function line_follow_upline() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform line_lock(new.brand_id, false);
    insert into line_link (upline_id, member_id, distance) values (new.id, new.id, 0);
    perform line_link_above(new.id, new.upline_id, '-infinity');
    perform figure_note_member(new);
    return null;
  end if;
  if new.upline_id is not distinct from old.upline_id then return null; end if;
  if not exists (select from line_move v
                  where v.member_id = new.id and v.moved_at = now()
                    and v.from_upline is not distinct from old.upline_id
                    and v.to_upline is not distinct from new.upline_id) then
    raise exception 'the upline of a member changes by a recorded move only'
      using errcode = 'check_violation';
  end if;
  update line_link l set until = now()
    from line_link b, line_link a
   where b.upline_id = new.id and b.until is null
     and a.member_id = new.id and a.until is null and a.distance > 0
     and l.member_id = b.member_id and l.upline_id = a.upline_id and l.until is null;
  perform line_link_above(new.id, new.upline_id, now());
  return null;
end $$;
