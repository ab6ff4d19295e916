import 'i18next';
import type agent from '@lantern/locales/en/agent.json';
import type announcements from '@lantern/locales/en/announcements.json';
import type botCheck from '@lantern/locales/en/bot-check.json';
import type centre from '@lantern/locales/en/centre.json';
import type common from '@lantern/locales/en/common.json';
import type deposit from '@lantern/locales/en/deposit.json';
import type download from '@lantern/locales/en/download.json';
import type error from '@lantern/locales/en/error.json';
import type games from '@lantern/locales/en/games.json';
import type help from '@lantern/locales/en/help.json';
import type home from '@lantern/locales/en/home.json';
import type layout from '@lantern/locales/en/layout.json';
import type lobby from '@lantern/locales/en/lobby.json';
import type lottery from '@lantern/locales/en/lottery.json';
import type movements from '@lantern/locales/en/movements.json';
import type password from '@lantern/locales/en/password.json';
import type patterns from '@lantern/locales/en/patterns.json';
import type phone from '@lantern/locales/en/phone.json';
import type points from '@lantern/locales/en/points.json';
import type profile from '@lantern/locales/en/profile.json';
import type promotions from '@lantern/locales/en/promotions.json';
import type protection from '@lantern/locales/en/protection.json';
import type records from '@lantern/locales/en/records.json';
import type registration from '@lantern/locales/en/registration.json';
import type security from '@lantern/locales/en/security.json';
import type session from '@lantern/locales/en/session.json';
import type status from '@lantern/locales/en/status.json';
import type wallet from '@lantern/locales/en/wallet.json';
import type wallets from '@lantern/locales/en/wallets.json';
import type winners from '@lantern/locales/en/winners.json';
import type withdrawal from '@lantern/locales/en/withdrawal.json';

/** Makes `t` refuse a key that has no text. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      agent: typeof agent;
      announcements: typeof announcements;
      'bot-check': typeof botCheck;
      centre: typeof centre;
      common: typeof common;
      deposit: typeof deposit;
      download: typeof download;
      error: typeof error;
      games: typeof games;
      help: typeof help;
      home: typeof home;
      layout: typeof layout;
      lobby: typeof lobby;
      lottery: typeof lottery;
      movements: typeof movements;
      password: typeof password;
      patterns: typeof patterns;
      phone: typeof phone;
      points: typeof points;
      profile: typeof profile;
      promotions: typeof promotions;
      protection: typeof protection;
      records: typeof records;
      registration: typeof registration;
      security: typeof security;
      session: typeof session;
      status: typeof status;
      wallet: typeof wallet;
      wallets: typeof wallets;
      winners: typeof winners;
      withdrawal: typeof withdrawal;
    };
  }
}
