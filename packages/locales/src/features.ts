import type agent from './en/agent.json';
import type agreements from './en/agreements.json';
import type announcements from './en/announcements.json';
import type botCheck from './en/bot-check.json';
import type centre from './en/centre.json';
import type common from './en/common.json';
import type deposit from './en/deposit.json';
import type downline from './en/downline.json';
import type download from './en/download.json';
import type error from './en/error.json';
import type games from './en/games.json';
import type help from './en/help.json';
import type home from './en/home.json';
import type layout from './en/layout.json';
import type lobby from './en/lobby.json';
import type lottery from './en/lottery.json';
import type messages from './en/messages.json';
import type movements from './en/movements.json';
import type password from './en/password.json';
import type patterns from './en/patterns.json';
import type phone from './en/phone.json';
import type plays from './en/plays.json';
import type points from './en/points.json';
import type profile from './en/profile.json';
import type promotions from './en/promotions.json';
import type protection from './en/protection.json';
import type records from './en/records.json';
import type registration from './en/registration.json';
import type security from './en/security.json';
import type session from './en/session.json';
import type status from './en/status.json';
import type wallet from './en/wallet.json';
import type wallets from './en/wallets.json';
import type winners from './en/winners.json';
import type withdrawal from './en/withdrawal.json';

/** The texts of every page; other features load theirs with their part of the site. */
export const shellFeatures = ['common', 'layout', 'home', 'games', 'wallet'] as const;

/** The texts of each feature in English, which says what keys there are. */
export interface Texts {
  agent: typeof agent;
  agreements: typeof agreements;
  announcements: typeof announcements;
  'bot-check': typeof botCheck;
  centre: typeof centre;
  common: typeof common;
  deposit: typeof deposit;
  download: typeof download;
  downline: typeof downline;
  error: typeof error;
  games: typeof games;
  help: typeof help;
  home: typeof home;
  layout: typeof layout;
  lobby: typeof lobby;
  lottery: typeof lottery;
  messages: typeof messages;
  movements: typeof movements;
  password: typeof password;
  patterns: typeof patterns;
  phone: typeof phone;
  plays: typeof plays;
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
}

/** All features with texts: `<language>/<feature>.json`. */
export const features = [
  ...shellFeatures,
  'error',
  'registration',
  'session',
  'password',
  'bot-check',
  'phone',
  'deposit',
  'withdrawal',
  'records',
  'movements',
  'security',
  'profile',
  'patterns',
  'messages',
  'status',
  'announcements',
  'help',
  'promotions',
  'winners',
  'download',
  'lobby',
  'lottery',
  'plays',
  'points',
  'centre',
  'protection',
  'wallets',
  'agent',
  'downline',
  'agreements',
] as const satisfies readonly (keyof Texts)[];

export type Feature = (typeof features)[number];

/** Does not compile while a text file is missing from the list. */
export type Unlisted = Nothing<Exclude<keyof Texts, Feature>>;
type Nothing<Left extends never> = Left;
