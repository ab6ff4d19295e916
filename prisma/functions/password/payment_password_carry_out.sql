-- The payment password of a member who has forgotten it and has nothing else to show. The member
-- sets a new one by the login password alone, so that one waits as a new bank account does. One
-- that the member has set meanwhile stays.
create or replace function payment_password_carry_out(p proposal) returns text language plpgsql as $$
declare
  hold constant numeric := (select settings #>> '{bankAccounts,holdHours}' from brand where id = p.brand_id);
begin
  update member_profile f
     set payment_password_hash = null, payment_set_at = now(), payment_usable_at = now() + hold * interval '1 hour'
   where f.member_id = p.member_id and f.brand_id = p.brand_id and coalesce(f.payment_set_at <= p.proposed_at, true);
  if not found then return 'password_set_since'; end if;
  insert into security_event (id, brand_id, member_id, kind, detail)
    values (uuid_v7(), p.brand_id, p.member_id, 'payment_password_cleared',
            jsonb_build_object('proposedBy', p.proposed_by, 'approvedBy', p.decided_by));
  return 'done';
end $$;
