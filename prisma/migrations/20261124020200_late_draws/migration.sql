-- A draw that was closed too late is void. The round of the beacon follows from the time at which a
-- draw was closed, so lottery_draw_close calculates it.
alter table lottery_draw drop constraint lottery_draw_void_reason_check;
alter table lottery_draw add constraint lottery_draw_void_reason_check
  check (void_reason in ('late', 'no_beacon', 'no_result', 'staff'));
drop function if exists lottery_draw_close(text, bytea, bytea, bigint);

update brand
   set settings = settings || jsonb_build_object('lottery', jsonb_build_object(
         'exposureLimit', case currency when 'VND' then '500000000' else '100000000' end))
 where not settings ? 'lottery';
