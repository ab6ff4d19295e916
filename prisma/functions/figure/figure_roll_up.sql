-- Adds the next rows of the log to the days of members and teams, each row once, at most `p_most`.
-- Answers how many; null while another worker is at it. It needs a transaction of its own.
--
-- Rows count in the order of their transactions, and only when all earlier ones have finished: one
-- that becomes visible late is never skipped. A transaction has its number before the time of its
-- rows, so all rows from before `moment` have lower numbers than this one (`complete_until`).
--
-- The settings keep a plan that was made for empty tables from reading whole tables later. Plans
-- are made for each part of the log: a generic one expects a tenth of a log of millions.
create or replace function figure_roll_up(p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  begun constant boolean := pg_current_xact_id_if_assigned() is not null;
  moment constant timestamptz := clock_timestamp();
  own constant xid8 := pg_current_xact_id();
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
  restored boolean;
  k figure_cursor;
  last record;
begin
  if begun then raise exception 'the roll-up needs a transaction of its own'; end if;
  select * into k from figure_cursor for update skip locked;
  if k.one is null then return null; end if;
  -- A restored database may count its transactions from a lower number. What was written before is
  -- complete.
  restored := k.xid > own;
  if restored then horizon := '18446744073709551615'; end if;
  select x.xid, x.id, count(*) over ()::integer as rows into last
    from (select f.xid, f.id from figure_log f
           where (f.xid, f.id) > (k.xid, k.last_id) and f.xid < horizon and f.id > k.floor_id
           order by f.xid, f.id limit p_most) x
   order by x.xid desc, x.id desc limit 1;
  if last.rows > 0 then
    if (select count(*) from figure_share f
         where not f.of_team and f.id > k.floor_id and (f.xid, f.id) > (k.xid, k.last_id)
           and (f.xid, f.id) <= (last.xid, last.id)) <> last.rows then
      raise exception 'a row of the figure log has no day';
    end if;
    perform figure_add_members(k.xid, k.last_id, last.xid, last.id, k.floor_id);
    perform figure_add_teams(k.xid, k.last_id, last.xid, last.id, k.floor_id);
    perform figure_add_active(k.xid, k.last_id, last.xid, last.id, k.floor_id);
    update figure_cursor set xid = last.xid, last_id = last.id;
    if last.rows = p_most then return last.rows; end if;
  end if;
  if restored then
    update figure_cursor
       set xid = '0', last_id = 0, next_xid = null,
           floor_id = (select max(id) from figure_log where xid > own);
  elsif k.next_xid is null or k.next_xid <= horizon then
    update figure_cursor
       set complete_until = greatest(complete_until, next_until), next_until = moment,
           next_xid = own;
  end if;
  return coalesce(last.rows, 0);
end $$;
