import type { ErrorCode, LoginStep } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { useSyncExternalStore } from 'react';
import { tabStore } from '../device/storage.ts';
import { demandStep, forgetPending, pendingLogin } from './login-step.ts';
import { readShared, type Session, share, sharedKey, unshare } from './shared.ts';

export type { Session } from './shared.ts';

/** What the session storage of the tab keeps of a login (SYS-10). */
const keys = [
  'token',
  'account',
  'customerId',
  'isAgent',
  'nickname',
] as const satisfies readonly (keyof Session)[];

/** The member's club label and its two colours, which the page shows before it has asked again. */
export interface KeptLabel {
  labelName: string;
  color: string;
  color2: string;
}

const labelKeys = {
  labelName: 'memberLabel',
  color: 'memberLabelColor',
  color2: 'memberLabelColor2',
} as const;

/** Keeps the label with the session. */
export function keepLabel({ labelName, color, color2 }: KeptLabel): void {
  if (!current) return;
  tabStore.write(labelKeys.labelName, labelName);
  tabStore.write(labelKeys.color, color);
  tabStore.write(labelKeys.color2, color2);
}

/** The label of the member who is logged in, as it was known last. */
export function keptLabel(): KeptLabel | undefined {
  const { labelName, color, color2 } = labelKeys;
  const [name, first, second] = [labelName, color, color2].map((key) => tabStore.read(key));
  if (!current || name === undefined || first === undefined || second === undefined)
    return undefined;
  return { labelName: name, color: first, color2: second };
}

function forgetLabel(): void {
  for (const key of Object.values(labelKeys)) tabStore.remove(key);
}

function readStored(): Session | undefined {
  const [token, account, customerId, isAgent, nickname] = keys.map((key) => tabStore.read(key));
  if (!token || !account || !customerId || !isAgent || nickname === undefined) return undefined;
  return { token, account, customerId, isAgent: Number.parseInt(isAgent, 10), nickname };
}

/** A new tab adopts the login of the browser. */
function readFirst(): Session | undefined {
  const own = readStored();
  if (own) return own;
  const shared = pendingLogin() ? undefined : readShared();
  if (shared) write(shared);
  return shared;
}

function write(session: Session): void {
  for (const key of keys) tabStore.write(key, String(session[key]));
}

let current = readFirst();
const observers = new Set<() => void>();
const endings = new Set<(code: ErrorCode) => void>();

function replace(next: Session | undefined): void {
  current = next;
  for (const observer of observers) observer();
}

export const currentSession = (): Session | undefined => current;

/** This tab shows a login from now on. */
function adopt(value: Session): void {
  forgetPending();
  if (value.customerId !== current?.customerId) forgetLabel();
  write(value);
  const { token, account, customerId, isAgent, nickname } = value;
  replace({ token, account, customerId, isAgent, nickname });
}

/** Keeps a login for all tabs, so that every call from now on carries its token. */
export function openSession(value: Session): void {
  adopt(value);
  share(value);
}

/** The member has another name from now on; the login stays what it is. */
export function renameSession(nickname: string): void {
  if (!current) return;
  const renamed = { ...current, nickname };
  tabStore.write('nickname', nickname);
  if (readShared()?.token === renamed.token) share(renamed);
  replace(renamed);
}

function forget(): void {
  forgetPending();
  for (const key of keys) tabStore.remove(key);
  forgetLabel();
  replace(undefined);
}

/** Forgets the login in all tabs. What they know of the brand stays (LOG-08). */
export function closeSession(): void {
  unshare(current?.token);
  forget();
}

/**
 * Follows the logins and logouts of the browser's other tabs. A tab with a login step of its own
 * finishes that first.
 */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== sharedKey || pendingLogin()) return;
    const shared = readShared();
    if (!shared) {
      if (current) forget();
    } else if (shared.token !== current?.token || shared.nickname !== current.nickname) {
      adopt(shared);
    }
  });
}

/**
 * Closes a session that the site has ended, and notifies the page, which then asks for a login.
 * `token` is the one that was refused: a late answer to a call made before a new login must not end
 * that new login.
 */
export function endSession(code: ErrorCode, token: string | undefined): void {
  if (token !== (current ?? pendingLogin())?.token) return;
  const newer = current && readShared();
  if (newer && newer.token !== token) {
    adopt(newer);
    return;
  }
  closeSession();
  for (const told of endings) told(code);
}

/**
 * Returns a session to a demanded step; until it is done the member does not count as logged in.
 */
export function requireStep(next: LoginStep, token: string | undefined): void {
  const pending = pendingLogin();
  if (pending && pending.token === token) {
    demandStep({ ...pending, next });
    return;
  }
  if (!current || current.token !== token) return;
  const { account } = current;
  closeSession();
  demandStep({ token: token ?? '', account, next, methods: [], stay: false });
}

/** Calls back when the site has ended the session; gives the function that stops it. */
export function onSessionEnded(told: (code: ErrorCode) => void): () => void {
  endings.add(told);
  return () => endings.delete(told);
}

/** Calls back after every login and logout; gives the function that stops it. */
export function onSessionChange(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** The login of this tab, or undefined for a visitor. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(onSessionChange, currentSession);

/** A trial account plays with play money and may not move real money. */
export const isTrial = (session: Session | undefined): boolean =>
  session?.isAgent === accountType.trial;
