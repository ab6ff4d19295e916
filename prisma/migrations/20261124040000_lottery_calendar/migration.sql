-- When Vietnamese provinces draw: rows that staff edit. Draws are shared by all brands, so only the
-- staff of one brand, the office, run them.

create table lottery_office (
  one boolean primary key default true check (one),
  brand_id uuid not null references brand
);

create table lottery_region (
  region text primary key check (region in ('north', 'central', 'south')),
  -- By the clocks of Vietnam. Betting closes before the first ball.
  closes_at time not null,
  draws_at time not null check (draws_at > closes_at),
  version integer not null default 1
);

-- The North has one game, whatever the province that hosts it.
create table lottery_province (
  code text primary key check (code ~ '^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,2}$'),
  region text not null references lottery_region,
  name text not null check (length(name) between 2 and 40),
  game_code text not null references lottery_game,
  unique (region, name),
  unique (code, region)
);

create table lottery_province_day (
  region text not null,
  -- 0 is Sunday.
  weekday integer not null check (weekday between 0 and 6),
  province text not null,
  -- The order within the day.
  nth integer not null,
  primary key (weekday, province),
  foreign key (province, region) references lottery_province (code, region)
);
create unique index lottery_province_day_north on lottery_province_day (weekday)
  where region = 'north';

-- Without a region no province draws.
create table lottery_holiday (
  id uuid primary key default uuid_v7(),
  date date not null,
  region text references lottery_region,
  name text not null check (length(name) between 1 and 80),
  unique nulls not distinct (date, region)
);

insert into lottery_region (region, closes_at, draws_at) values
  ('north', '18:10', '18:15'), ('central', '17:10', '17:15'), ('south', '16:10', '16:15');

create temporary table province (code text, region text, name text, days integer[]) on commit drop;
insert into province values
  ('ha-noi', 'north', 'Hà Nội', '{1,4}'),
  ('quang-ninh', 'north', 'Quảng Ninh', '{2}'),
  ('bac-ninh', 'north', 'Bắc Ninh', '{3}'),
  ('hai-phong', 'north', 'Hải Phòng', '{5}'),
  ('nam-dinh', 'north', 'Nam Định', '{6}'),
  ('thai-binh', 'north', 'Thái Bình', '{0}'),
  ('hue', 'central', 'Thừa Thiên Huế', '{1,0}'),
  ('phu-yen', 'central', 'Phú Yên', '{1}'),
  ('dak-lak', 'central', 'Đắk Lắk', '{2}'),
  ('quang-nam', 'central', 'Quảng Nam', '{2}'),
  ('da-nang', 'central', 'Đà Nẵng', '{3,6}'),
  ('khanh-hoa', 'central', 'Khánh Hòa', '{3,0}'),
  ('binh-dinh', 'central', 'Bình Định', '{4}'),
  ('quang-tri', 'central', 'Quảng Trị', '{4}'),
  ('quang-binh', 'central', 'Quảng Bình', '{4}'),
  ('gia-lai', 'central', 'Gia Lai', '{5}'),
  ('ninh-thuan', 'central', 'Ninh Thuận', '{5}'),
  ('quang-ngai', 'central', 'Quảng Ngãi', '{6}'),
  ('dak-nong', 'central', 'Đắk Nông', '{6}'),
  ('kon-tum', 'central', 'Kon Tum', '{0}'),
  ('hcm', 'south', 'TP.HCM', '{1,6}'),
  ('dong-thap', 'south', 'Đồng Tháp', '{1}'),
  ('ca-mau', 'south', 'Cà Mau', '{1}'),
  ('ben-tre', 'south', 'Bến Tre', '{2}'),
  ('vung-tau', 'south', 'Vũng Tàu', '{2}'),
  ('bac-lieu', 'south', 'Bạc Liêu', '{2}'),
  ('dong-nai', 'south', 'Đồng Nai', '{3}'),
  ('can-tho', 'south', 'Cần Thơ', '{3}'),
  ('soc-trang', 'south', 'Sóc Trăng', '{3}'),
  ('tay-ninh', 'south', 'Tây Ninh', '{4}'),
  ('an-giang', 'south', 'An Giang', '{4}'),
  ('binh-thuan', 'south', 'Bình Thuận', '{4}'),
  ('vinh-long', 'south', 'Vĩnh Long', '{5}'),
  ('binh-duong', 'south', 'Bình Dương', '{5}'),
  ('tra-vinh', 'south', 'Trà Vinh', '{5}'),
  ('long-an', 'south', 'Long An', '{6}'),
  ('binh-phuoc', 'south', 'Bình Phước', '{6}'),
  ('hau-giang', 'south', 'Hậu Giang', '{6}'),
  ('tien-giang', 'south', 'Tiền Giang', '{0}'),
  ('kien-giang', 'south', 'Kiên Giang', '{0}'),
  ('da-lat', 'south', 'Đà Lạt', '{0}');

-- A draw that is late or on which the sources don't agree is void in the morning.
insert into lottery_game (code, family, drawing, own, names, position, region, default_play,
                          patience)
  values ('vn-north', 'vn27', '{"kind": "digits", "lengths":
            [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2]}',
          false, '{"vi": "Miền Bắc", "en": "North"}', 100, 'north', 'lo2', '12 hours');
insert into lottery_game (code, family, drawing, own, names, position, region, default_play,
                          patience)
  select 'vn-' || code, 'vn18', '{"kind": "digits", "lengths":
           [6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2]}',
         false, jsonb_build_object('vi', name, 'en', name),
         100 + row_number() over (order by region, name collate "C"), region, 'lo2', '12 hours'
    from province where region <> 'north';
insert into lottery_province (code, region, name, game_code)
  select code, region, name, 'vn-' || case region when 'north' then region else code end
    from province;
insert into lottery_province_day (region, weekday, province, nth)
  select region, weekday, code, row_number() over (partition by region, weekday order by nth, code)
    from province, unnest(days) with ordinality d(weekday, nth);

grant select on lottery_office, lottery_region, lottery_province, lottery_province_day,
  lottery_holiday to lantern_app;
grant update on lottery_region to lantern_app;
grant insert, delete on lottery_province_day, lottery_holiday to lantern_app;
grant insert on lottery_province to lantern_app;
