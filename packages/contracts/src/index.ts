import { createDeposit, depositMethods, getDeposit } from './cash.ts';
import type { Endpoint } from './endpoint.ts';
import { betHistory, gameMenus, hotGames, launchGame } from './games.ts';
import { memberInfo, walletBalance } from './member.ts';
import { paymentWebhook } from './payment-gateway.ts';
import { registerMember, registerSettings, validationRules } from './registration.ts';
import { seamlessWallet } from './seamless-wallet.ts';
import { freePlay, login, logout } from './session.ts';
import { banners, sealingKeys, siteSettings, whitelabel } from './system.ts';
import { captchaImage, devOutbox, loginSms, registrationSms } from './verification.ts';

export * from './cash.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './games.ts';
export * from './member.ts';
export * from './money.ts';
export * from './payment-gateway.ts';
export * from './registration.ts';
export * from './seamless-wallet.ts';
export * from './session.ts';
export * from './system.ts';
export * from './verification.ts';
export * from './wire.ts';

/** Every call of the site. There is no other list: a route that is not here stops the boot. */
export const endpoints = {
  sealingKeys,
  whitelabel,
  siteSettings,
  banners,
  registerSettings,
  validationRules,
  registerMember,
  captchaImage,
  registrationSms,
  loginSms,
  login,
  freePlay,
  logout,
  memberInfo,
  walletBalance,
  depositMethods,
  createDeposit,
  getDeposit,
  gameMenus,
  hotGames,
  launchGame,
  betHistory,
  ...seamlessWallet,
  paymentWebhook,
  devOutbox,
} as const;

export const endpointList = Object.values(endpoints) as readonly Endpoint[];
