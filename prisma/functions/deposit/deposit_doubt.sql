-- What the staff must look at in a deposit that was just paid; empty where there is nothing. Asked
-- after the payment is stored, because an unpaid deposit counts as pending too.
create or replace function deposit_doubt(d deposit) returns text language plpgsql as $$
begin
  return concat_ws('; ',
    deposit_also_paid(d.id),
    (select 'the member is excluded' from protection x
      where x.member_id = d.member_id and x.excluded_until > now()),
    deposit_beyond_limit(d.member_id, d.brand_id));
end $$;
