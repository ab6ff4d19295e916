-- Connects a vendor, or changes its connection; its games follow with its catalogue. Without
-- `p_public_keys` it keeps those that it has. Every brand's log has it: all can offer its games.
create or replace function catalogue_connect(
  p_code text, p_name text, p_protocol text, p_options jsonb, p_secret text, p_networks text[],
  p_public_keys text[]
) returns void language plpgsql as $$
declare
  old jsonb;
begin
  select jsonb_build_object('name', v.name, 'protocol', c.protocol, 'options', c.options,
                            'networks', c.networks) into old
    from vendor v join vendor_connection c on c.vendor_code = v.code
   where v.code = p_code for update;
  insert into vendor as v (code, name, public_keys)
    values (p_code, p_name, coalesce(p_public_keys, '{}'))
    on conflict (code) do update
      set name = excluded.name, public_keys = coalesce(p_public_keys, v.public_keys);
  insert into vendor_connection (vendor_code, protocol, options, secret, networks)
    values (p_code, p_protocol, p_options, p_secret, p_networks)
    on conflict (vendor_code) do update
      set protocol = excluded.protocol, options = excluded.options, secret = excluded.secret,
          networks = excluded.networks, connected_at = now();
  -- Read again within a minute.
  delete from vendor_catalogue where vendor_code = p_code;
  perform audit_write(
    b.id, null, 'vendor_connected', 'vendor', p_code, old,
    jsonb_build_object('name', p_name, 'protocol', p_protocol, 'options', p_options,
                       'networks', p_networks),
    'from outside the console')
    from brand b;
end $$;
