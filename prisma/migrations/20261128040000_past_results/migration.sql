-- Results of the days before a site sold a draw, asked of the sources.

-- A draw of the past was never open for bets.
do $$
declare
  old name;
begin
  select conname into strict old from pg_constraint
   where conrelid = 'lottery_draw'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%(closes_at > opens_at)%';
  execute format('alter table lottery_draw drop constraint %I', old);
end $$;
alter table lottery_draw add constraint lottery_draw_times_check check (closes_at >= opens_at);

-- The past days about which the sources were asked.
create table lottery_past_day (
  date date primary key,
  asked_at timestamptz not null,
  times integer not null default 1 check (times > 0)
);
grant select, insert, update on lottery_past_day to lantern_app;
