/** A part of what is stored about a member; `$1` is the member. */
export interface Section {
  readonly name: string;
  readonly sql: string;
  /** Read in pages: the query has `cursor`, and `$2` is the one of the last record before. */
  readonly paged?: true;
}

const small: readonly Section[] = [
  {
    name: 'account',
    sql: `select username, nickname, type, status, currency, language, rank_level, labels,
                 lottery_rebate,
                 first_login_at, created_at, erased_at from member where id = $1`,
  },
  {
    name: 'profile',
    sql: `select payee_name, birthday, mobile, mobile_verified, email, email_verified, id_number,
                 address, nationality, occupation, income_source, birth_place, qq_num, line,
                 whatsapp, zalo, facebook, wechat, telegram, registration_url,
                 registration_domain, registration_method
            from member_profile where member_id = $1`,
  },
  {
    name: 'bank account',
    sql: `select bank_code, holder_name, id || ' ' || account_number as account_number, created_at,
                 removed_at from bank_account where member_id = $1 order by created_at, id`,
  },
  {
    name: 'sign-in',
    sql: 'select provider, email, created_at from social_identity where member_id = $1',
  },
  {
    name: 'invitation code',
    sql: `select kind, code, enabled, created_at from invite_code
           where member_id = $1 order by created_at, code`,
  },
  {
    name: 'invitation link',
    sql: `select code_key as code, type, landing, note, most_uses, uses, rebate, expires_at,
                 created_at from invite_link where member_id = $1 order by id`,
  },
  {
    name: 'agreement',
    sql: `select kind, length, currency, terms, state, offered_at, answered_at, starts_at, ends_at
            from agreement where agent_id = $1 order by id`,
  },
  {
    name: 'agreement request',
    sql: `select kind, note, asked_at, closed_at from agreement_request
           where agent_id = $1 order by id`,
  },
  {
    name: 'dispute of a bill',
    sql: `select d.text, d.opened_at, d.answer, d.answered_at, b.kind, b.from_day, b.to_day
            from agreement_dispute d join agreement_bill b on b.id = d.bill_id
           where d.agent_id = $1 order by d.opened_at, d.id`,
  },
  {
    name: 'limit',
    sql: `select source, kind, period, amount, set_at from protection_limit
           where member_id = $1 order by set_at, kind, period`,
  },
  {
    name: 'exclusion',
    sql: `select exclusion, excluded_at, excluded_until from protection
           where member_id = $1 and exclusion is not null`,
  },
  {
    name: 'protection event',
    sql: `select kind, detail, created_at from protection_event
           where member_id = $1 order by created_at, id`,
  },
  {
    name: 'network',
    sql: `select network, last_seen_at from member_network
           where member_id = $1 order by last_seen_at`,
  },
  {
    name: 'session',
    sql: `select address, user_agent, method, created_at, last_seen_at, ended_at, end_reason
            from session where member_id = $1 order by created_at, id`,
  },
  {
    name: 'message',
    sql: `select kind, details, created_at, read_at from inbox_message
           where member_id = $1 order by created_at, id`,
  },
  {
    name: 'feedback',
    sql: `select reference, type, content, contact, address, status, created_at from feedback
           where member_id = $1 order by created_at, id`,
  },
  {
    name: 'note of the staff',
    sql: 'select text, created_at from member_note where member_id = $1 order by id',
  },
  {
    name: 'picture',
    sql: `select kind, content_type, bytes, created_at from stored_file
           where member_id = $1 order by created_at, id`,
  },
  {
    name: 'favourite game',
    sql: `select node_id, created_at from favourite_game
           where member_id = $1 order by created_at, node_id`,
  },
  {
    name: 'free rounds',
    sql: `select games, value, currency, rounds, used, won, state, expires_at, ended_at, created_at
            from free_round_grant where member_id = $1 order by id`,
  },
  {
    name: 'account at a vendor',
    sql: `select vendor_code, balance, balance_at from vendor_player
           where member_id = $1 order by vendor_code`,
  },
];

const large: readonly Section[] = [
  {
    name: 'login',
    paged: true,
    sql: `select created_at || '|' || id as cursor, address, user_agent, method, outcome,
                 created_at
            from login_event
           where member_id = $1
             and ($2 = '' or (created_at, id) > (split_part(nullif($2, ''), '|', 1)::timestamptz,
                                                 split_part(nullif($2, ''), '|', 2)::uuid))
           order by created_at, id`,
  },
  {
    name: 'deposit',
    paged: true,
    sql: `select id::text as cursor, reference, method, amount, currency, status, credited, fee,
                 refused_reason, created_at, settled_at
            from deposit
           where member_id = $1 and ($2 = '' or id > nullif($2, '')::uuid) order by id`,
  },
  {
    name: 'withdrawal',
    paged: true,
    sql: `select id::text as cursor, reference, amount, fee, currency, status, payout_reference,
                 received, requested_at, closed_at
            from withdrawal
           where member_id = $1 and ($2 = '' or id > nullif($2, '')::uuid) order by id`,
  },
  {
    name: 'movement',
    paged: true,
    sql: `select e.purse_id || '|' || e.purse_version as cursor, x.kind, p.purpose, e.amount,
                 e.balance_after, x.currency, e.posted_at
            from purse p
            join entry e on e.purse_id = p.id
            join transfer x on x.id = e.transfer_id and x.posted_at = e.posted_at
           where p.member_id = $1
             and ($2 = '' or (e.purse_id, e.purse_version) >
                             (split_part(nullif($2, ''), '|', 1)::uuid,
                              split_part(nullif($2, ''), '|', 2)::bigint))
           order by e.purse_id, e.purse_version`,
  },
  {
    name: 'round',
    paged: true,
    sql: `select started_at || '|' || id as cursor, vendor_code, game_code, vendor_round_id, stake,
                 win, refund, currency, trial, started_at,
                 play_ended_at(game_round) as ended_at
            from game_round
           where member_id = $1
             and ($2 = '' or (started_at, id) > (split_part(nullif($2, ''), '|', 1)::timestamptz,
                                                 split_part(nullif($2, ''), '|', 2)::uuid))
           order by started_at, id`,
  },
  {
    name: 'bill of an agreement',
    paged: true,
    sql: `select id::text as cursor, kind, from_day, to_day, amount, paid, currency, state,
                 settled_at
            from agreement_bill
           where agent_id = $1 and ($2 = '' or id > nullif($2, '')::uuid) order by id`,
  },
  {
    name: 'lottery ticket',
    paged: true,
    sql: `select t.id::text as cursor, t.reference, t.draw_id, t.amount, t.currency,
                 lottery_ticket_state(t, d) as state,
                 t.payout, t.placed_at,
                 (select json_agg(json_build_object('play', l.play, 'selection', l.selection,
                                                    'multiple', l.multiple) order by l.nth)
                    from lottery_line l where l.ticket_id = t.id) as lines
            from lottery_ticket t join lottery_draw d on d.id = t.draw_id
           where t.member_id = $1 and ($2 = '' or t.id > nullif($2, '')::uuid) order by t.id`,
  },
];

/**
 * What a member's copy has. Security events are not in it: they say what the site watches for. Nor
 * is what names other people, such as the upline and the team.
 */
export const copiedSections: readonly Section[] = [...small, ...large];
