-- Whether a member can receive money along the line. Downwards it is a deposit and obeys the
-- recipient's limits; the sender learns nothing about them.
create or replace function line_recipient_open(
  p_brand uuid, p_recipient uuid, p_purse uuid, p_way text, p_amount bigint
) returns boolean language plpgsql as $$
begin
  return not exists (select from member where id = p_recipient
                                          and (status <> 'active' or type = 4))
     and not exists (select from purse where id = p_purse and frozen)
     and not exists (select from protection where member_id = p_recipient
                                              and excluded_until > now())
     and (p_way <> 'down'
          or protection_deposit_refusal(p_recipient, p_brand, p_amount) is null);
end $$;
