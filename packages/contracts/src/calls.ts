// The files with calls. `endpoints` holds every call that one of them exports.
export * from './agent.ts';
export * from './agreement.ts';
export * from './announcement.ts';
export * from './assistants.ts';
export * from './betting-record.ts';
export * from './cash.ts';
export * from './customer-service.ts';
export * from './downline.ts';
export { paymentIpn } from './field-gateway.ts';
export * from './free-rounds.ts';
export * from './games.ts';
export * from './help.ts';
export {
  hub88Balance,
  hub88Bet,
  hub88Info,
  hub88Rollback,
  hub88Win,
} from './hub88-wallet.ts';
export * from './inbox.ts';
export * from './invite-visit.ts';
export * from './jackpot.ts';
export * from './lobby.ts';
export * from './login.ts';
export * from './lottery.ts';
export * from './member.ts';
export * from './password.ts';
export * from './payment-gateway.ts';
export * from './permission.ts';
export * from './profile.ts';
export * from './promotion.ts';
export * from './protection.ts';
export * from './protection-now.ts';
export * from './records.ts';
export * from './referral.ts';
export * from './region-results.ts';
export * from './registration.ts';
export * from './registration-settings.ts';
export * from './seamless-wallet.ts';
export * from './session.ts';
export * from './site-status.ts';
export * from './social.ts';
export * from './staff/calls.ts';
export * from './stay-active.ts';
export * from './system.ts';
export * from './team-figures.ts';
export { paymentCallback } from './token-gateway.ts';
export * from './verification.ts';
export * from './wallets.ts';
export * from './winners.ts';
export * from './withdrawal.ts';
