-- The functions that come from the files in prisma/functions, each with the hash of the text that was
-- applied last. Migrations make no functions from here on (docs/decisions/037).
create table sql_function (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
);

-- Those that the migrations before this one have made. Each gets its file's text, or goes if it has no
-- file any more. `uuid_v7` is not among them: what it is depends on the server.
insert into sql_function (name, hash)
select name, '' from regexp_split_to_table(trim('
  adjustment_carry_out audit_hash audit_violations audit_write bank_payment brand_day
  brand_day_start brand_limits_follow_settings brand_midnight cash_day_add deposit_also_paid
  deposit_attend deposit_audit deposit_begin deposit_beyond_limit deposit_carry_out
  deposit_credit_by_staff deposit_credited_by_staff deposit_decisions deposit_declare deposit_fee
  deposit_match deposit_note_decision deposit_paid_at deposit_pay deposit_reject deposit_tell
  dispute_carry_out drop_unproved_handle end_sessions_of_changed_member
  end_sessions_of_changed_staff exclusion_carry_out forget_devices_of_changed_member
  give_referral_code keep_rows keep_upline ledger_post ledger_repay ledger_violations ledger_write
  limit_carry_out line_is_below line_received_since line_recipient line_sent_today line_setting
  line_transfer_send line_watch make_partitions minutes_today open_session partition_monthly
  password_carry_out password_propose password_turn_down payment_password_carry_out
  payout_carry_out period_start play_apply play_bets play_count play_end_round play_look play_note
  play_owing play_post play_repay play_rollback play_seen play_tell play_undo_bet play_undo_win
  play_win proposal_approve proposal_make proposal_reject protection_bounds
  protection_deposit_refusal protection_guarded protection_hit protection_lock protection_note
  protection_stake_refusal protection_time_spent protection_time_up protection_used
  purse_clear_debt purse_tell purse_version_before reconciliation_resolve refuse_audit_change
  refuse_change request_code staff_counts_from tell_site_changed turnover_done turnover_follow
  turnover_left turnover_raise wallet_is_single wallet_out_since wallet_post wallet_purse
  wallet_sent_since wallet_stuck wallet_tell wallet_transfer_doubt wallet_transfer_request
  wallet_transfer_send wallet_transfer_settle withdrawal_approve withdrawal_approved_today
  withdrawal_audit withdrawal_cancel withdrawal_carry_out withdrawal_clear_attention
  withdrawal_dispute withdrawal_fee withdrawal_give_back withdrawal_hold withdrawal_in_debt
  withdrawal_lock_purses withdrawal_next withdrawal_pay_by_hand withdrawal_pay_out
  withdrawal_propose withdrawal_propose_end withdrawal_purse withdrawal_receive
  withdrawal_receive_due withdrawal_reject withdrawal_release withdrawal_request withdrawal_send
  withdrawal_setting withdrawal_settle withdrawal_settle_by_staff withdrawal_step withdrawal_tell
  withdrawal_today
', E' \n'), '\s+') name;
