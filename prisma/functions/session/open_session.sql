create or replace function open_session(opening jsonb, out verdict text, out first boolean)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  o constant session_opening := jsonb_populate_record(null::session_opening, opening);
  changed boolean;
begin
  -- Two logins at the same moment follow each other by this lock: the later one wins.
  select m.first_login_at is null, coalesce(date_trunc('milliseconds', m.password_changed_at) > o.password_of, false)
    into first, changed from member m where m.id = o.member_id and m.brand_id = o.brand_id for update;
  verdict := 'refused';
  if changed is not false then return; end if;
  if o.verifies and not first
     and not exists (select from member_network n where n.member_id = o.member_id and n.network = o.network) then
    verdict := 'new_network';
    return;
  end if;
  if o.uses is not null then
    update remember_token t set used_at = o.opened_at
     where t.token_hash = o.uses and t.used_at is null and t.expires_at > o.opened_at;
    if not found then return; end if;
  end if;

  -- A session with a step left ends no other and is no login yet.
  if o.single and o.step is null then
    with ended as (
      update session s set ended_at = o.opened_at, end_reason = 'logged_in_elsewhere'
       where s.brand_id = o.brand_id and s.member_id = o.member_id and s.ended_at is null
         and (s.family_id = o.family_id) is not true
      returning s.id
    ), forgotten as (
      delete from remember_token t
       where t.brand_id = o.brand_id and t.member_id = o.member_id and (t.family_id = o.family_id) is not true
    )
    insert into outbox (topic, brand_id, member_id, payload)
    select 'session_ended', o.brand_id, o.member_id, jsonb_build_object('sessionId', e.id, 'code', 'logged_in_elsewhere')
      from ended e;
  end if;
  insert into session (id, brand_id, member_id, token_hash, address, user_agent, created_at, last_seen_at, expires_at, step,
                       method, family_id)
  values (o.id, o.brand_id, o.member_id, o.token_hash, o.address, o.user_agent, o.opened_at, o.opened_at, o.expires_at, o.step,
          o.method, o.family_id);
  if o.remember is not null then
    insert into remember_token (token_hash, family_id, brand_id, member_id, expires_at, created_at)
    values (o.remember, o.family_id, o.brand_id, o.member_id, o.remember_until, o.opened_at);
  end if;
  if first and o.step is null then update member m set first_login_at = o.opened_at where m.id = o.member_id; end if;
  if o.enters then
    insert into member_network as n (member_id, network, last_seen_at) values (o.member_id, o.network, o.opened_at)
    on conflict (member_id, network) do update set last_seen_at = excluded.last_seen_at;
  end if;
  if o.event_id is not null then
    insert into login_event (id, brand_id, member_id, address, user_agent, method, outcome, created_at)
    values (o.event_id, o.brand_id, o.member_id, o.address, o.user_agent, o.event_method, o.outcome, o.opened_at);
  end if;
  verdict := 'opened';
end $$;
