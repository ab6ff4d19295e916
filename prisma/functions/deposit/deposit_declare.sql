-- The member declares a bank transfer to the brand's account. It then waits for the staff, even
-- after its time was up: a transfer may be late. A declared deposit may exceed a limit, because the
-- money has been sent; the staff see that. Answers `declared`, `deposit_not_found` or
-- `deposit_not_open`.
create or replace function deposit_declare(
  p_brand uuid, p_member uuid, p_reference text, p_files text[]
) returns text language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit
   where reference = p_reference and brand_id = p_brand and member_id = p_member for update;
  if d.id is null then return 'deposit_not_found'; end if;
  if d.kind <> 'bank' or d.status not in ('pending', 'expired') then
    return 'deposit_not_open';
  end if;
  update deposit
     set status = 'review', declared_at = now(), settled_at = null,
         review_reason = 'the member has paid'
   where id = d.id;
  update deposit
     set review_reason = concat_ws('; ', review_reason,
                                   deposit_beyond_limit(d.member_id, d.brand_id))
   where id = d.id;
  insert into deposit_proof (file_id, deposit_id) select f, d.id from unnest(p_files) f;
  perform deposit_publish(d.id);
  return 'declared';
end $$;
