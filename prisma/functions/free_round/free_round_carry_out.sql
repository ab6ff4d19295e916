-- Grants the free rounds on which two people have decided. Their days begin now.
create or replace function free_round_carry_out(p proposal) returns text language plpgsql as $$
declare
  terms constant jsonb := p.payload - 'currency';
  refusal constant text := free_round_terms_refusal(p.brand_id, p.member_id, terms);
begin
  if refusal is not null then return refusal; end if;
  perform free_round_make(p.brand_id, p.member_id, terms, p.proposed_by, p.id, p.reason, null);
  return 'done';
end $$;
