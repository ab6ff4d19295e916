-- Records that the staff have dealt with what needed their attention.
create or replace function withdrawal_clear_attention(
  p_withdrawal uuid, p_staff uuid, p_reason text
) returns text language plpgsql as $$
declare
  w withdrawal;
begin
  select * into w from withdrawal where id = p_withdrawal for update;
  if w.attention is null then return 'withdrawal_decided'; end if;
  update withdrawal set attention = null where id = w.id;
  perform audit_write(
    w.brand_id, p_staff, 'withdrawal_attended', 'withdrawal', w.reference,
    jsonb_build_object('attention', w.attention), null, p_reason);
  return 'attended';
end $$;
