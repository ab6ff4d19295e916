-- Counts a request for a code unless a limit is reached. Answers its id, or the limit (`gap`,
-- `destination`, `network` or `budget`) and the seconds to wait. Requests of one brand and channel
-- are decided one after the other.
create or replace function verification_request_code(
  p_brand uuid, p_channel text, p_destination bytea, p_network text, p_goes_out boolean,
  p_gap_seconds integer, p_per_hour integer, p_per_day integer, p_per_network_hour integer,
  p_budget_per_hour integer
) returns table (request_id bigint, over text, wait_seconds integer) language plpgsql as $$
declare
  moment timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('code_request ' || p_brand || p_channel, 0));
  -- The transaction may have begun before the one that it has just waited for.
  moment := clock_timestamp();
  return query
    select null::bigint, held.by, ceil(extract(epoch from held.until - moment))::integer
      from (
        select 'gap' as by, (
          select created_at from code_request
           where brand_id = p_brand and destination = p_destination and not failed
           order by created_at desc limit 1) + make_interval(secs => p_gap_seconds) as until
        union all select 'destination', (
          select created_at from code_request
           where brand_id = p_brand and destination = p_destination
           order by created_at desc offset p_per_hour - 1 limit 1) + interval '1 hour'
        union all select 'destination', (
          select created_at from code_request
           where brand_id = p_brand and destination = p_destination
           order by created_at desc offset p_per_day - 1 limit 1) + interval '1 day'
        union all select 'network', (
          select created_at from code_request where brand_id = p_brand and network = p_network
           order by created_at desc offset p_per_network_hour - 1 limit 1) + interval '1 hour'
        union all select 'budget', (
          select created_at from code_request
           where brand_id = p_brand and channel = p_channel and goes_out
           order by created_at desc offset p_budget_per_hour - 1 limit 1) + interval '1 hour'
      ) held
     where held.until > moment order by held.until desc limit 1;
  if found then return; end if;
  return query
    insert into code_request (brand_id, channel, destination, network, goes_out, created_at)
      values (p_brand, p_channel, p_destination, p_network, p_goes_out, moment)
    returning id, null::text, null::integer;
end $$;
