-- Writes a registration into the figure log. Trial accounts have no figures.
create or replace function figure_note_member(m member) returns void language sql as $$
  insert into figure_log (brand_id, member_id, kind, times)
    select m.brand_id, m.id, 'registration', 1 where m.type <> 4
$$;

revoke execute on function figure_note_member from public, lantern_app;
