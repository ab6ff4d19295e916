-- Stores a deposit, or finds the one that the member's key has made already. Answers `begun`, or
-- why it is refused. Limits are decided under the member's locks, so that each of many deposits at
-- once counts those before it. `hit` is the limit that was reached.
create or replace function deposit_begin(
  p_new jsonb, p_most integer, out verdict text, out made deposit, out hit jsonb
) language plpgsql as $$
declare
  d deposit := jsonb_populate_record(null::deposit, p_new);
  open integer;
begin
  perform protection_lock(d.member_id);
  select x.* into made from deposit x
   where x.member_id = d.member_id and x.idempotency_key = d.idempotency_key;
  verdict := 'begun';
  if made.id is not null then return; end if;
  select count(*) into open from deposit x
   where x.member_id = d.member_id and x.status in ('created', 'pending')
     and x.expires_at > d.created_at;
  verdict := case
    when open >= p_most then 'too_many_open_deposits'
    else protection_deposit_refusal(d.member_id, d.brand_id, d.amount) end;
  if verdict = 'limit_reached' then
    select jsonb_build_object('kind', h.kind, 'period', h.period, 'amount', h.amount::text,
                              'left', greatest(0, h.amount - h.used)::text)
      into hit from protection_hit(d.member_id, d.brand_id, array['deposit'], d.amount) h;
  end if;
  if verdict is not null then return; end if;
  insert into deposit select d.* returning * into made;
  verdict := 'begun';
end $$;
