-- Why a member may not stake an amount now, or null. Publishes the limit that refuses it. The
-- caller holds the locks of the member's purses.
create or replace function protection_stake_refusal(p_member uuid, p_brand uuid, p_amount bigint)
returns text language plpgsql as $$
declare
  answer record;
begin
  answer := protection_stake_check(p_member, p_brand, p_amount, 0);
  if answer.hit is not null then
    perform protection_publish_refusal(p_member, p_brand, answer.hit);
  end if;
  return answer.refusal;
end $$;
