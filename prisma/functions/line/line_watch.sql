-- Records security events that may show money laundering: large sums, and money that returns to
-- its sender within a day.
create or replace function line_watch(l line_transfer, p_address text) returns void
language sql as $$
  insert into security_event (id, brand_id, member_id, kind, address, detail)
    select uuid_v7(), l.brand_id, l.from_member, k.kind, p_address,
           jsonb_build_object('reference', l.reference, 'amount', l.amount::text,
                              'to', l.to_member)
      from (values
        ('line_transfer_large', line_sent_today(l.brand_id, l.from_member)
                                >= brand_setting(l.brand_id, 'transfers', 'watchFrom')::bigint),
        ('line_transfer_back', exists (
           select from line_transfer b
            where b.from_member = l.to_member and b.to_member = l.from_member
              and b.created_at > now() - interval '1 day'))
      ) as k (kind, seen)
     where k.seen
$$;
