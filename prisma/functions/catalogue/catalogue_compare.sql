-- Compares the games that a vendor publishes with those here. A removed game can't be opened from
-- now on; everything else waits for staff. What staff have dismissed is not shown again. Answers
-- how many differences are open.
create or replace function catalogue_compare(p_vendor text, p_games jsonb, p_now timestamptz)
returns integer language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('catalogue ' || p_vendor, 0));
  with differing as materialized (
    select * from catalogue_differences(p_vendor, p_games)
  ), gone as (
    delete from game_change c
     where c.vendor_code = p_vendor and c.decided_at is null
       and c.code not in (select d.code from differing d)
       and not (c.kind = 'removed' and exists (
                  select from game g where g.vendor_code = p_vendor and g.code = c.code
                                       and g.removed_at is not null))
  ), found as (
    insert into game_change as c (vendor_code, code, kind, before, after, found_at)
      select p_vendor, d.code, d.kind, d.before, d.after, p_now from differing d
       where not exists (select from game_change x
                          where x.vendor_code = p_vendor and x.code = d.code and x.kind = d.kind
                            and x.decision = 'dismissed' and x.after is not distinct from d.after)
      on conflict (vendor_code, code) where decided_at is null do update
        set kind = excluded.kind, before = excluded.before, after = excluded.after,
            found_at = case when c.after is distinct from excluded.after then excluded.found_at
                            else c.found_at end
  )
  update game g set removed_at = p_now
    from differing d where g.vendor_code = p_vendor and g.code = d.code and d.kind = 'removed';
  return (select count(*) from game_change c
           where c.vendor_code = p_vendor and c.decided_at is null);
end $$;
