-- Records a round as a vendor with its own wallets reports it. A newer revision replaces the older
-- one, in whatever order they arrive. Answers `recorded`, `repeated` for a known or older revision,
-- or why the report cannot be true; such a report changes nothing.
--
-- It runs with its owner's rights, because stakes are taken with them (stake_take).
create or replace function play_report_round(p_report jsonb) returns text
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  r round_report := jsonb_populate_record(null::round_report, p_report);
  m member;
  known reported_round;
begin
  select x.* into m from member x join vendor_player p on p.member_id = x.id
   where x.id = r.member_id and p.vendor_code = r.vendor;
  if m.id is null then return 'player_not_found'; end if;
  if m.currency <> r.currency then return 'wrong_currency'; end if;
  insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
    values (uuid_v7(), m.brand_id, m.id, 'vendor', m.currency, true) on conflict do nothing;
  perform purse_lock(m.id);
  select * into known from reported_round x
   where x.vendor_round_id = r.round_id and x.vendor_code = r.vendor;
  if known.member_id <> m.id then return 'round_of_another_player'; end if;
  if known.revision > r.revision then return 'repeated'; end if;
  if known.revision = r.revision then
    return case when (known.status, known.stake, known.payout) = (r.status, r.stake, r.payout)
                then 'repeated' else 'other_content' end;
  end if;
  -- Days and months are those of the round, as far as its time can be true.
  r.played_at := coalesce(known.played_at, least(now(), greatest(r.played_at, m.created_at)));
  begin
    perform play_report_write(r, known, m.brand_id);
  exception when raise_exception then
    return sqlerrm;
  end;
  return 'recorded';
end $$;
