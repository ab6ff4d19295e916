-- Whether the play session of a bet is open, and the login that the bet has to keep alive.
create or replace function play_session_of(p_hash bytea, p_member uuid, p_vendor text)
returns table (verdict text, idle_login uuid) language sql stable as $$
  select case when (s.member_id = p_member and s.vendor_code = p_vendor and s.expires_at > now()
                    and l.ended_at is null and l.expires_at > now()
                    and l.last_seen_at > now() - make_interval(mins => s.idle_minutes)) is not true
              then 'play_session_expired' end,
         case when l.last_seen_at < now() - interval '1 minute' then l.id end
    from (values (1)) one
    left join lateral (select * from play_session x where x.session_hash = p_hash limit 1) s on true
    left join lateral (select * from session x where x.id = s.session_id limit 1) l on true
$$;
