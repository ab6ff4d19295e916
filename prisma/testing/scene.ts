export const member = '00000000-0000-7000-8000-000000000001';
export const brand = '00000000-0000-7000-8000-000000000002';

export const brandRow = `
  insert into brand (id, code, name, currency, settings, time_zone)
    values ('${brand}', 'b', 'b', 'VND', '{}', 'UTC');`;

export const memberRow = ({ id = member, name = 'm', type = 1 }) => `
  insert into member (id, brand_id, username, username_key, type, currency, nickname, language)
    values ('${id}', '${brand}', '${name}', '${name}', ${type}, 'VND', '${name}', 'en');`;

/** A member with 10,000 in the purse and a game open. */
export const scene = `
  set session_replication_role = replica; ${brandRow} ${memberRow({})}
  insert into purse (id, brand_id, member_id, purpose, currency, balance, may_go_negative) values
    (uuid_v7(), '${brand}', '${member}', 'main', 'VND', 0, false),
    (uuid_v7(), '${brand}', null, 'house_games', 'VND', null, true),
    (uuid_v7(), '${brand}', null, 'house_opening', 'VND', null, true);
  insert into session (id, brand_id, member_id, token_hash, address, user_agent, expires_at)
    values ('${member}', '${brand}', '${member}', 'x', '127.0.0.1', 'test',
            now() + interval '1 day');
  insert into play_session (id, brand_id, member_id, session_id, vendor_code, game_code,
                            launch_hash, launch_expires_at, session_hash, expires_at,
                            idle_minutes)
    values (uuid_v7(), '${brand}', '${member}', '${member}', 'V', 'g', 'h', now(), 'h',
            now() + interval '1 day', 60);
  insert into game (node_id, vendor_code, code, names, category, trial)
    values ('n', 'V', 'g', '{}', 'c', false);
  insert into brand_game (brand_id, node_id, position) values ('${brand}', 'n', 1);
  set session_replication_role = origin;
  select * from ledger_post(array[1], array['opening'],
    array(select id from purse where purpose = 'house_opening'),
    array(select id from purse where purpose = 'main'), array[10000::bigint], array['opening'],
    array[now()]);`;

export const bet = (transaction: string, round: string) =>
  `select verdict, balance::text from play_bets(true, array[uuid_v7()], array['V'],
     array['${member}'::uuid], array['g'], array['${round}'], array['VND'],
     array['${transaction}'], array[100::bigint], array['h'::bytea], null)`;

export const act = (kind: string, transaction: string, round: string, target: string) =>
  `select verdict, balance::text from play_apply(jsonb_build_object('kind', '${kind}',
     'vendor', 'V', 'member_id', '${member}', 'game_code', 'g', 'round_id', '${round}',
     'currency', 'VND', 'transaction_id', '${transaction}', 'target_id', '${target}',
     'amount', ${kind === 'win' ? 30 : 'null'}, 'round_closed', false))`;
