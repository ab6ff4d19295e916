-- Clears the payment password of a member who forgot it. The member sets a new one with the login
-- password alone, so it waits before it is usable, like a new bank account. One that the member has
-- set since the proposal stays.
create or replace function payment_password_carry_out(p proposal) returns text
language plpgsql as $$
declare
  hold constant numeric := brand_setting(p.brand_id, 'bankAccounts', 'holdHours');
begin
  update member_profile f
     set payment_password_hash = null, payment_set_at = now(),
         payment_usable_at = now() + hold * interval '1 hour'
   where f.member_id = p.member_id and f.brand_id = p.brand_id
     and coalesce(f.payment_set_at <= p.proposed_at, true);
  if not found then return 'password_set_since'; end if;
  insert into security_event (id, brand_id, member_id, kind, detail)
    values (uuid_v7(), p.brand_id, p.member_id, 'payment_password_cleared',
            jsonb_build_object('proposedBy', p.proposed_by, 'approvedBy', p.decided_by));
  return 'done';
end $$;
