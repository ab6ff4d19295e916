-- Records how a person wants an open round to end; the job carries it out. Answers `ok` or the code
-- of a refusal.
create or replace function open_round_decide(
  p_brand uuid, p_round uuid, p_staff uuid, p_decision text, p_reason text, p_now timestamptz
) returns text language plpgsql as $$
declare
  o open_round;
begin
  select * into o from open_round where round_id = p_round and brand_id = p_brand for update;
  if o.round_id is null then return 'round_not_found'; end if;
  if o.closed_at is not null or o.decided is not null then return 'round_closed'; end if;
  if staff_counts_from(p_staff) is not null then return 'person_too_new'; end if;
  update open_round set decided = p_decision, ask_at = p_now where round_id = p_round;
  insert into open_round_event (round_id, at, what, detail)
    select p_round, p_now, 'decided',
           jsonb_build_object('decision', p_decision, 'by', s.username, 'reason', p_reason)
      from staff s where s.id = p_staff;
  perform audit_write(
    p_brand, p_staff, 'round_' || p_decision, 'round', p_round::text,
    jsonb_build_object('heard', o.heard),
    jsonb_build_object('vendor', o.vendor_code, 'round', o.vendor_round_id), p_reason);
  return 'ok';
end $$;
