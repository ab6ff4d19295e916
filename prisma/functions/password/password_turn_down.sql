-- Forgets the proposed password after a rejection.
create or replace function password_turn_down(p proposal) returns void language sql as $$
  delete from proposed_password where proposal_id = p.id
$$;
