-- Stores a session with all that belongs to its login: the remembered device, the known network and
-- the entry in the login history.
create or replace function session_write(o session_opening, p_first boolean) returns void
language plpgsql as $$
begin
  insert into session (id, brand_id, member_id, token_hash, address, user_agent, created_at,
                       last_seen_at, expires_at, step, method, family_id)
    values (o.id, o.brand_id, o.member_id, o.token_hash, o.address, o.user_agent, o.opened_at,
            o.opened_at, o.expires_at, o.step, o.method, o.family_id);
  if o.remember is not null then
    insert into remember_token (token_hash, family_id, brand_id, member_id, expires_at, created_at)
      values (o.remember, o.family_id, o.brand_id, o.member_id, o.remember_until, o.opened_at);
  end if;
  if p_first and o.step is null then
    update member m set first_login_at = o.opened_at where m.id = o.member_id;
  end if;
  if o.enters then
    insert into member_network as n (member_id, network, last_seen_at)
      values (o.member_id, o.network, o.opened_at)
      on conflict (member_id, network) do update set last_seen_at = excluded.last_seen_at;
  end if;
  if o.event_id is not null then
    insert into login_event (id, brand_id, member_id, address, user_agent, method, outcome,
                             created_at)
      values (o.event_id, o.brand_id, o.member_id, o.address, o.user_agent, o.event_method,
              o.outcome, o.opened_at);
  end if;
end $$;
