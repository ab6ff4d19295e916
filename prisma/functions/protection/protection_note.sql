-- Records a change of a member's protection: for the member, for the security record, and for the
-- open pages.
create or replace function protection_note(
  p_brand uuid, p_member uuid, p_kind text, p_detail jsonb, p_address text, p_staff uuid
) returns void language sql as $$
  insert into protection_event (member_id, brand_id, kind, detail, staff_id)
    values (p_member, p_brand, p_kind, p_detail, p_staff);
  insert into security_event (id, brand_id, member_id, kind, address, detail)
    values (uuid_v7(), p_brand, p_member, 'protection_' || p_kind, p_address,
            p_detail || jsonb_strip_nulls(jsonb_build_object('staff', p_staff)));
  insert into outbox (topic, brand_id, member_id, payload)
    values ('protection', p_brand, p_member, '{}');
$$;
