-- Moves the shares of ended rounds into the pot, up to the brand's largest pot, and carries what is
-- no whole unit. Answers whether the pot has grown.
create or replace function jackpot_fill(p_brand uuid) returns boolean language plpgsql as $$
declare
  j constant jackpot := jackpot_lock(p_brand);
  due numeric;
  whole bigint;
  room bigint;
begin
  if j.brand_id is null then return false; end if;
  with taken as (
    delete from jackpot_due where id in (
      select id from jackpot_due where brand_id = p_brand order by id limit 20000)
    returning stake, share
  )
  select sum(stake::numeric * share) + j.carried into due from taken;
  if due is null then return false; end if;
  select greatest(0, brand_setting(p_brand, 'jackpot', 'most')::bigint - balance) into room
    from purse where id = j.purse_id;
  whole := greatest(0, trunc(due / 1000000));
  -- A full pot takes nothing, and no later pot gets it.
  if whole > room then
    whole := room;
    due := whole * 1000000::numeric;
  end if;
  update jackpot set carried = due - whole * 1000000::numeric, batch = batch + 1
   where brand_id = p_brand;
  if whole = 0 then return false; end if;
  perform purse_must_move('brand', p_brand, 'jackpot:share:' || j.batch + 1,
                          purse_of(p_brand, null, 'house_games', j.currency), j.purse_id, whole,
                          'jackpot_share');
  return true;
end $$;
