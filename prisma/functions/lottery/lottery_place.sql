-- Places the tickets of a slip, all or none: closing times by the database's clock, exposure and
-- stakes in one transaction. Answers `taken`, `repeated` (the same key and content),
-- `idempotency_key_reused`, `draw_not_found`, `draw_closed`, `odds_changed`, `exposure_reached` or
-- a verdict of stake_take, with what it is about.
--
-- The gateway has counted the notes and the cost of each line and computed the leaves. Locks are
-- taken in one order: draws, purses, exposure. The settings keep a plan that was made for empty
-- tables from reading whole tables later.
create or replace function lottery_place(p_slip jsonb) returns table (verdict text, about jsonb)
language plpgsql security definer
set search_path = public, pg_temp set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
set enable_material = off set enable_memoize = off
as $$
#variable_conflict use_column
declare
  member constant uuid := (p_slip ->> 'member')::uuid;
  brand constant uuid := (p_slip ->> 'brand')::uuid;
  most constant bigint := (p_slip ->> 'most')::bigint;
  trial boolean;
  said record;
  stakes stake[];
  over jsonb;
  placed timestamptz;
begin
  perform from lottery_draw d
    where d.id in (select t ->> 'draw' from jsonb_array_elements(p_slip -> 'tickets') t)
    order by d.id for share;
  perform stake_lock(array[member], true);
  -- After the locks: waiting for them must not let a ticket in late.
  placed := clock_timestamp();
  select * into said from lottery_slip_refusal(p_slip, placed);
  if said.verdict is not null then
    return query select said.verdict, said.about;
    return;
  end if;
  stakes := lottery_stakes(p_slip);
  trial := stakes[1].play_money;
  if not trial then
    over := lottery_exposure_over(brand, p_slip -> 'spots', most);
    if over is not null then return query select 'exposure_reached', over; return; end if;
  end if;
  begin
    stakes := stake_take(stakes);
    select s.verdict into said from unnest(stakes) s where s.verdict <> 'taken' limit 1;
    if found then raise exception using errcode = 'LT001', message = said.verdict; end if;
    perform lottery_write_together(
      (select jsonb_agg(p_slip - '{tickets,spots}'::text[]
                        || jsonb_build_object('nth', t.nth, 'tickets', jsonb_build_array(t.ticket))
                        order by t.nth)
         from jsonb_array_elements(p_slip -> 'tickets') with ordinality t(ticket, nth)),
      stakes, placed);
    if not trial then perform lottery_exposure_add(brand, p_slip -> 'spots', most); end if;
  exception when sqlstate 'LT001' then
    return query select sqlerrm, null::jsonb;
    return;
  end;
  return query select 'taken', null::jsonb;
end $$;
