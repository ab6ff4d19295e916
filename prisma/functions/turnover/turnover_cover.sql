-- Decides what of a round's stake does not count towards the turnover, after a bet of it, and what
-- of the day's. The first time on a day it is recorded for staff; a card game's buy-in is not, as
-- it names on purpose what of it only secures a debt.
create or replace function turnover_cover(
  p_brand uuid, p_member uuid, p_round uuid, p_started timestamptz, p_at timestamptz
) returns void language plpgsql as $$
declare
  g game_round;
  outcomes integer;
  category text;
  percent constant integer :=
    brand_setting(p_brand, 'withdrawal', 'coveredFromPercent')::integer;
  covered bigint;
begin
  select * into g from game_round r where r.id = p_round and r.started_at = p_started;
  select x.outcomes, x.category into outcomes, category from game x
   where x.vendor_code = g.vendor_code and x.code = g.game_code;
  if outcomes is null or percent is null then return; end if;
  covered := least(turnover_covered(g.details -> 'stakes', outcomes, percent), g.stake - g.refund);
  if covered = g.uncounted then return; end if;
  perform turnover_uncount(g, covered, p_at);
  insert into security_event (id, brand_id, member_id, kind, address, detail)
    select uuid_v7(), p_brand, p_member, 'covering_stakes', null,
           jsonb_build_object('round', g.vendor_round_id, 'vendor', g.vendor_code,
                              'amount', covered::text)
     where category <> 'PVP' and not exists (
       select from security_event e
        where e.member_id = p_member and e.kind = 'covering_stakes'
          and e.created_at >= brand_midnight(p_brand));
end $$;
