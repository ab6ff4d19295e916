/**
 * The table of refusals: code → HTTP status. Every locale's `error.json` has a text per code, and
 * `docs/errors.md` is generated from this table; tests compare all three.
 */
export const errorStatus = {
  // Any call.
  invalid_input: 400,
  invalid_json: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_found: 404,
  method_not_allowed: 405,
  unknown_brand: 404,
  foreign_origin: 403,
  site_maintenance: 503,
  region_restricted: 403,
  too_many_requests: 429,
  unavailable: 503,
  internal_error: 500,

  // Sealed bodies and repeated calls.
  sealed_body_required: 400,
  sealed_body_invalid: 400,
  sealed_body_stale: 400,
  sealed_body_replayed: 409,
  idempotency_key_required: 400,
  idempotency_key_reused: 422,
  idempotency_in_progress: 409,

  // Sessions.
  not_logged_in: 401,
  session_expired: 401,
  logged_in_elsewhere: 401,
  wrong_credentials: 401,
  login_locked: 429,
  account_disabled: 403,
  in_need_true_account: 403,
  feature_disabled: 403,
  verification_required: 403,
  password_change_required: 403,
  already_verified: 409,
  method_not_open: 400,
  non_agent_login: 403,
  ticket_invalid: 401,
  session_not_found: 404,
  too_many_trials: 429,

  // Sign-in providers.
  social_not_member: 403,
  social_failed: 502,
  social_cancelled: 400,
  social_taken: 409,

  // Passwords.
  password_wrong: 400,
  password_mismatch: 400,
  password_invalid: 400,
  password_unchanged: 400,
  password_weak: 400,
  password_has_name: 400,
  payment_password_wrong: 400,
  payment_password_locked: 429,
  payment_password_waiting: 409,
  reset_link_invalid: 400,

  // Bot checks and codes.
  captcha_required: 400,
  captcha_wrong: 400,
  captcha_too_soon: 429,
  code_wrong: 400,
  code_too_soon: 429,
  phone_invalid: 400,
  phone_token_invalid: 400,
  email_invalid: 400,

  // Registration.
  registration_invalid: 400,
  username_taken: 409,
  mobile_taken: 409,
  email_taken: 409,
  agreement_required: 400,
  invitation_code_error: 400,

  // The member centre.
  profile_invalid: 400,
  profile_locked: 409,
  nickname_taken: 409,
  under_age: 400,
  avatar_unknown: 404,
  file_missing: 400,
  file_type_not_allowed: 400,
  picture_too_large: 400,
  bank_unknown: 400,
  bank_account_invalid: 400,
  bank_account_taken: 409,
  bank_account_not_found: 404,
  holder_name_mismatch: 409,
  too_many_bank_accounts: 409,
  authenticator_on: 409,
  authenticator_off: 409,
  authenticator_not_started: 409,

  // Content.
  language_unknown: 400,
  service_path_invalid: 400,
  promotion_not_found: 404,

  // Money.
  amount_out_of_range: 400,
  wrong_currency: 409,
  insufficient_funds: 409,
  purse_frozen: 409,
  transfer_to_self: 409,
  purse_not_found: 404,
  posting_key_reused: 409,
  deposit_method_unavailable: 409,
  deposit_not_found: 404,
  too_many_open_deposits: 409,
  deposit_not_open: 409,
  deposit_decided: 409,
  payment_matched_before: 409,
  difference_not_found: 404,
  difference_resolved: 409,
  payment_gateway_failed: 502,
  wallet_not_found: 404,
  single_wallet: 409,
  wallet_transfer_open: 409,
  recipient_not_open: 409,
  line_limit_reached: 409,
  bank_account_waiting: 409,
  turnover_not_met: 409,
  withdrawal_limit_reached: 409,
  withdrawal_fee_changed: 409,
  withdrawal_not_found: 404,
  withdrawal_not_cancellable: 409,
  withdrawal_not_confirmable: 409,
  withdrawal_decided: 409,
  payout_unavailable: 409,
  payout_under_way: 409,
  proposal_open: 409,

  // Player protection.
  member_excluded: 403,
  birthday_required: 409,
  limit_above_maximum: 400,
  no_raise_waiting: 409,
  raise_too_soon: 409,
  exclusion_shorter: 409,
  not_excluded: 409,
  exclusion_not_liftable: 409,

  // Staff and console.
  staff_not_logged_in: 401,
  staff_session_expired: 401,
  staff_step_required: 403,
  permission_denied: 403,
  proposal_not_found: 404,
  proposal_decided: 409,
  same_person: 409,
  person_too_new: 409,
  password_set_since: 409,
  member_not_found: 404,
  staff_not_found: 404,
  pattern_unreadable: 400,
  pattern_unsafe: 400,
  rule_changed: 409,

  // Games.
  game_not_found: 404,
  game_maintenance: 409,
  vendor_unavailable: 502,
  launch_token_invalid: 401,

  // Vendors and payment gateways.
  bad_signature: 401,
  callback_stale: 401,
  callback_replayed: 401,
  unknown_vendor: 404,
  unknown_gateway: 404,
  address_not_allowed: 403,
  play_session_expired: 403,
  player_not_found: 404,
  player_blocked: 403,
  transaction_mismatch: 409,
  transaction_not_found: 404,
  transaction_rolled_back: 409,
  bet_already_settled: 409,
  round_not_found: 404,
  round_closed: 409,
  member_in_debt: 409,
  limit_reached: 409,
} as const satisfies Record<
  string,
  400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503
>;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];
