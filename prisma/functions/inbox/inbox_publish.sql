-- Sends the number of unread messages to the member's open pages.
create or replace function inbox_publish(p_brand uuid, p_member uuid) returns void
language sql as $$
  insert into outbox (topic, brand_id, member_id, payload)
    values ('inbox', p_brand, p_member,
            jsonb_build_object('unreadCount', inbox_unread(p_member)))
$$;
