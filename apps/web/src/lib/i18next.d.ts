import 'i18next';
import type botCheck from '@lantern/locales/en/bot-check.json';
import type common from '@lantern/locales/en/common.json';
import type deposit from '@lantern/locales/en/deposit.json';
import type error from '@lantern/locales/en/error.json';
import type games from '@lantern/locales/en/games.json';
import type home from '@lantern/locales/en/home.json';
import type layout from '@lantern/locales/en/layout.json';
import type password from '@lantern/locales/en/password.json';
import type patterns from '@lantern/locales/en/patterns.json';
import type phone from '@lantern/locales/en/phone.json';
import type profile from '@lantern/locales/en/profile.json';
import type records from '@lantern/locales/en/records.json';
import type registration from '@lantern/locales/en/registration.json';
import type security from '@lantern/locales/en/security.json';
import type session from '@lantern/locales/en/session.json';
import type wallet from '@lantern/locales/en/wallet.json';

/** Makes `t` refuse a key that has no text. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      'bot-check': typeof botCheck;
      common: typeof common;
      deposit: typeof deposit;
      error: typeof error;
      games: typeof games;
      home: typeof home;
      layout: typeof layout;
      password: typeof password;
      patterns: typeof patterns;
      profile: typeof profile;
      phone: typeof phone;
      records: typeof records;
      registration: typeof registration;
      security: typeof security;
      session: typeof session;
      wallet: typeof wallet;
    };
  }
}
