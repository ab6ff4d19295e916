import { agreementSettings, invitationLink } from './agent.ts';
import { announcements } from './announcement.ts';
import { betHistory } from './betting-record.ts';
import { createDeposit, depositMethods, getDeposit } from './cash.ts';
import { customerService, openCustomerService } from './customer-service.ts';
import type { Endpoint } from './endpoint.ts';
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
import { changePassword, forgotByEmail, resetPassword, resetPasswordByPhone, setPaymentPassword } from './password.ts';
import { paymentWebhook } from './payment-gateway.ts';
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
import { affiliate, registerByMobile, registerMember } from './registration.ts';
import { registerSettings, validationRules } from './registration-settings.ts';
import { seamlessWallet } from './seamless-wallet.ts';
import { freePlay, logout, resumeSession } from './session.ts';
import { countryCodes, domainRoutes, systemStatus, updateLanguage } from './site-status.ts';
import { finishSocial, linkSocial, startSocial, unlinkSocial } from './social.ts';
import { banners, sealingKeys, siteSettings, whitelabel } from './system.ts';
import { captchaImage, devOutbox, loginSms, registrationSms, sliderPuzzle, workChallenge } from './verification.ts';
import { winnerBoard } from './winners.ts';

export * from './agent.ts';
export * from './announcement.ts';
export * from './betting-record.ts';
export * from './bot-check.ts';
export * from './brand-choices.ts';
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
export * from './password.ts';
export * from './payment-gateway.ts';
export * from './permission.ts';
export * from './profile.ts';
export * from './promotion.ts';
export * from './registration.ts';
export * from './registration-settings.ts';
export * from './seamless-wallet.ts';
export * from './session.ts';
export * from './site-status.ts';
export * from './social.ts';
export * from './system.ts';
export * from './verification.ts';
export * from './winners.ts';
export * from './wire.ts';

/** Every call of the site. There is no other list: a route that is not here stops the boot. */
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
  createTicket,
  lookAtTicket,
  loginByTicket,
  memberSessions,
  endSessions,
  loginHistory,
  changePassword,
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
  startAuthenticator,
  confirmAuthenticator,
  renewRecoveryCodes,
  removeAuthenticator,
  agreementSettings,
  invitationLink,
  walletBalance,
  depositMethods,
  createDeposit,
  getDeposit,
  gameMenus,
  hotGames,
  gameList,
  launchGame,
  betHistory,
  ...seamlessWallet,
  paymentWebhook,
  devOutbox,
} as const;

export const endpointList = Object.values(endpoints) as readonly Endpoint[];
