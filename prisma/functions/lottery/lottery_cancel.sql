-- Cancels tickets of a member before their draws close, all or none, and takes what they owe from
-- the exposure (`p_spots`, see lottery_exposure_free). Answers `cancelled`, `ticket_not_found` or
-- `ticket_not_cancellable`. Cancelling a cancelled ticket again changes nothing.
create or replace function lottery_cancel(p_member uuid, p_references text[], p_spots jsonb)
returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  t lottery_ticket;
  found_all boolean;
  in_time boolean;
  freed text[] := '{}';
begin
  perform from lottery_draw d
    where d.id in (select x.draw_id from lottery_ticket x where x.reference = any (p_references))
    order by d.id for share;
  perform purse_lock(p_member);
  select count(*) = cardinality(p_references),
         bool_and(x.state = 'cancelled' or (x.state = 'placed'
                  and lottery_ticket_refusal(d, clock_timestamp()) is null))
    into found_all, in_time
    from lottery_ticket x join lottery_draw d on d.id = x.draw_id
   where x.reference = any (p_references) and x.member_id = p_member;
  if not found_all then return 'ticket_not_found'; end if;
  if not in_time then return 'ticket_not_cancellable'; end if;
  for t in
    select * from lottery_ticket x
     where x.reference = any (p_references) and x.state = 'placed' order by x.id for update
  loop
    perform lottery_refund(t, 'cancelled');
    if not t.trial then freed := freed || t.reference; end if;
  end loop;
  if freed <> '{}' then perform lottery_exposure_free(t.brand_id, freed, p_spots); end if;
  return 'cancelled';
end $$;
