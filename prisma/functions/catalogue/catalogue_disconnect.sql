-- Takes a vendor's connection away: its calls are refused and its games can't be opened. Its games
-- and rounds stay in the books. Answers `ok`, or why not: `unknown`, or `money` while members have
-- money there, in open rounds or in its wallets.
create or replace function catalogue_disconnect(p_code text) returns text language plpgsql as $$
declare
  old vendor_connection;
begin
  select * into old from vendor_connection where vendor_code = p_code for update;
  if old.vendor_code is null then return 'unknown'; end if;
  if exists (select from vendor_player where vendor_code = p_code and booked <> 0)
     or exists (select from open_round where vendor_code = p_code and closed_at is null)
     or exists (select from game_round where vendor_code = p_code and ended_at is null
                                         and started_at > now() - interval '2 days') then
    return 'money';
  end if;
  delete from vendor_connection where vendor_code = p_code;
  perform audit_write(
    b.id, null, 'vendor_disconnected', 'vendor', p_code,
    jsonb_build_object('protocol', old.protocol, 'options', old.options,
                       'networks', old.networks),
    null, 'from outside the console')
    from brand b;
  return 'ok';
end $$;
