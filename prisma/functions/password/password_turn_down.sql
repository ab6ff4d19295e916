create or replace function password_turn_down(p proposal) returns void language sql as $$
  delete from proposed_password x where x.proposal_id = p.id
$$;
