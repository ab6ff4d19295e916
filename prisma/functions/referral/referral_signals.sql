-- What two accounts share: the device of the registration, a network, or the holder of a payment
-- account.
create or replace function referral_signals(p_referrer uuid, p_friend uuid) returns text[]
language sql stable as $$
  select array_remove(array[
    case when exists (select from member_origin
                       where member_id = p_friend and device_of = p_referrer)
         then 'device' end,
    case when exists (select from member_network a join member_network b using (network)
                       where a.member_id = p_referrer and b.member_id = p_friend)
         then 'network' end,
    case when exists (select from bank_account a join bank_account b
                         on b.account_key = a.account_key
                            or lower(b.holder_name) = lower(a.holder_name)
                       where a.member_id = p_referrer and b.member_id = p_friend)
         then 'holder' end], null)
$$;
