-- Writes a move with its trace; the trigger of the upline writes the links. The caller has the lock
-- of the brand's lines.
create or replace function line_move_write(o proposal, p_upline uuid) returns void
language sql as $$
  insert into line_move (brand_id, member_id, from_upline, to_upline, members, proposal_id)
    select o.brand_id, m.id, m.upline_id, p_upline,
           (select count(*) from line_link where upline_id = m.id and until is null), o.id
      from member m where m.id = o.member_id;
  update member set upline_id = p_upline where id = o.member_id
$$;
