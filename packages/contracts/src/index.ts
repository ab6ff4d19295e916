import { agreementSettings, invitationLink } from './agent.ts';
import { announcements } from './announcement.ts';
import { betHistory, betHistoryFile } from './betting-record.ts';
import {
  createDeposit,
  declareDeposit,
  depositMethods,
  getDeposit,
  recentDeposits,
} from './cash.ts';
import { customerService, openCustomerService } from './customer-service.ts';
import type { Endpoint } from './endpoint.ts';
import { paymentIpn } from './field-gateway.ts';
import { gameList, gameMenus, hotGames, launchGame } from './games.ts';
import { helpCentre, sendFeedback } from './help.ts';
import {
  createTicket,
  endSessions,
  login,
  loginByTicket,
  loginHistory,
  loginMethods,
  lookAtTicket,
  memberSessions,
  sendLoginCode,
  verifyLogin,
} from './login.ts';
import { memberIcon, memberInfo, playerAvatar, walletBalance } from './member.ts';
import {
  changePassword,
  forgotByEmail,
  resetPassword,
  resetPasswordByPhone,
  resetPaymentPassword,
  sendPasswordCode,
  sendPaymentResetCode,
  setPaymentPassword,
} from './password.ts';
import { paymentWebhook, payoutWebhook } from './payment-gateway.ts';
import { permission } from './permission.ts';
import {
  addBankAccount,
  bankAccounts,
  bankList,
  bindEmail,
  bindMobile,
  chooseAvatar,
  confirmAuthenticator,
  memberProfile,
  removeAuthenticator,
  removeBankAccount,
  renewRecoveryCodes,
  securityCentre,
  sendBindingEmail,
  sendBindingSms,
  startAuthenticator,
  updateProfile,
  uploadAvatar,
} from './profile.ts';
import { promotionDetail, promotions } from './promotion.ts';
import {
  confirmRaise,
  coolOff,
  dropRaise,
  protection,
  protectionHistory,
  seeRealityCheck,
  selfExclude,
  setLimit,
  setRealityCheck,
  spending,
} from './protection.ts';
import { protectionNow } from './protection-now.ts';
import { accountRecord, accountRecordFile, profitReport, profitReportFile } from './records.ts';
import { affiliate, registerByMobile, registerMember } from './registration.ts';
import { registerSettings, validationRules } from './registration-settings.ts';
import { seamlessWallet } from './seamless-wallet.ts';
import { freePlay, logout, resumeSession } from './session.ts';
import { countryCodes, domainRoutes, systemStatus, updateLanguage } from './site-status.ts';
import { finishSocial, linkSocial, startSocial, unlinkSocial } from './social.ts';
import { staffEndpoints } from './staff/index.ts';
import { stayActive } from './stay-active.ts';
import { banners, sealingKeys, siteSettings, whitelabel } from './system.ts';
import { paymentCallback } from './token-gateway.ts';
import {
  captchaImage,
  devOutbox,
  loginSms,
  registrationSms,
  sliderPuzzle,
  workChallenge,
} from './verification.ts';
import {
  consolidatedFunds,
  lineTransfers,
  merchantWallet,
  transferAlongLine,
  walletTransferCall,
} from './wallets.ts';
import { winnerBoard } from './winners.ts';
import {
  cancelWithdrawal,
  disputeWithdrawal,
  getWithdrawal,
  receiveWithdrawal,
  requestWithdrawal,
  withdrawals,
  withdrawalTerms,
} from './withdrawal.ts';

export * from './agent.ts';
export * from './announcement.ts';
export * from './betting-record.ts';
export * from './bot-check.ts';
export * from './brand-choices.ts';
export {
  capabilities,
  type DeclaredCapability,
  proposalKinds,
} from './capabilities/index.ts';
export { type SessionEnd, sessionEnds } from './capabilities/session.ts';
export * from './cash.ts';
export * from './customer-service.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './games.ts';
export * from './help.ts';
export * from './login.ts';
export * from './member.ts';
export * from './money.ts';
export * from './movements.ts';
export * from './password.ts';
export * from './payment-gateway.ts';
export * from './permission.ts';
export * from './profile.ts';
export * from './promotion.ts';
export * from './protection.ts';
export * from './protection-limit.ts';
export * from './protection-now.ts';
export * from './records.ts';
export * from './refusal.ts';
export * from './refusal-reply.ts';
export * from './registration.ts';
export * from './registration-settings.ts';
export * from './seamless-wallet.ts';
export * from './session.ts';
export * from './site-status.ts';
export * from './social.ts';
export * from './staff/index.ts';
export * from './stay-active.ts';
export * from './system.ts';
export * from './transfer-wallet.ts';
export * from './verification.ts';
export * from './wallets.ts';
export * from './winners.ts';
export * from './wire.ts';
export * from './withdrawal.ts';

/** All calls of the site. A route that is not listed here stops the start. */
export const endpoints = {
  sealingKeys,
  whitelabel,
  siteSettings,
  systemStatus,
  permission,
  domainRoutes,
  countryCodes,
  updateLanguage,
  customerService,
  openCustomerService,
  banners,
  announcements,
  helpCentre,
  sendFeedback,
  winnerBoard,
  registerSettings,
  validationRules,
  registerMember,
  registerByMobile,
  affiliate,
  promotions,
  promotionDetail,
  startSocial,
  finishSocial,
  linkSocial,
  unlinkSocial,
  captchaImage,
  sliderPuzzle,
  workChallenge,
  registrationSms,
  loginSms,
  login,
  freePlay,
  logout,
  loginMethods,
  sendLoginCode,
  verifyLogin,
  resumeSession,
  stayActive,
  createTicket,
  lookAtTicket,
  loginByTicket,
  memberSessions,
  endSessions,
  loginHistory,
  changePassword,
  sendPasswordCode,
  forgotByEmail,
  resetPassword,
  resetPasswordByPhone,
  memberInfo,
  securityCentre,
  memberProfile,
  updateProfile,
  memberIcon,
  playerAvatar,
  chooseAvatar,
  uploadAvatar,
  sendBindingSms,
  bindMobile,
  sendBindingEmail,
  bindEmail,
  bankList,
  bankAccounts,
  addBankAccount,
  removeBankAccount,
  setPaymentPassword,
  sendPaymentResetCode,
  resetPaymentPassword,
  startAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  removeAuthenticator,
  agreementSettings,
  invitationLink,
  walletBalance,
  consolidatedFunds,
  merchantWallet,
  walletTransferCall,
  lineTransfers,
  transferAlongLine,
  depositMethods,
  createDeposit,
  getDeposit,
  recentDeposits,
  declareDeposit,
  withdrawalTerms,
  requestWithdrawal,
  withdrawals,
  getWithdrawal,
  cancelWithdrawal,
  receiveWithdrawal,
  disputeWithdrawal,
  protection,
  protectionNow,
  protectionHistory,
  spending,
  setLimit,
  confirmRaise,
  dropRaise,
  coolOff,
  selfExclude,
  setRealityCheck,
  seeRealityCheck,
  gameMenus,
  hotGames,
  gameList,
  launchGame,
  betHistory,
  betHistoryFile,
  accountRecord,
  accountRecordFile,
  profitReport,
  profitReportFile,
  ...seamlessWallet,
  paymentWebhook,
  payoutWebhook,
  paymentIpn,
  paymentCallback,
  ...staffEndpoints,
  devOutbox,
} as const;

export const endpointList = Object.values(endpoints) as readonly Endpoint[];
