-- Records once for staff that a member who deposits shares its device, network or payment holder
-- with an agent above: the agent may be playing for its own team.
create or replace function deposit_watch(d deposit) returns void language sql as $$
  insert into security_event (id, brand_id, member_id, kind, detail)
    select uuid_v7(), d.brand_id, d.member_id, 'deposit_for_team',
           jsonb_build_object('reference', d.reference, 'agent', a.id, 'signals', s.signals)
      from line_link l
      join member a on a.id = l.upline_id and a.type in (1, 2)
     cross join lateral (select referral_signals(a.id, d.member_id) as signals) s
     where l.member_id = d.member_id and l.distance > 0 and l.until is null and s.signals <> '{}'
       and not exists (
         select from security_event e
          where e.member_id = d.member_id and e.kind = 'deposit_for_team'
            and e.detail ->> 'agent' = a.id::text)
$$;
