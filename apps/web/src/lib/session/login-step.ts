import { type LoginStep, type SessionValue, verificationMethods } from '@lantern/contracts';
import { useSyncExternalStore } from 'react';
import { tabStore } from '../device/storage.ts';

export type OpenMethods = SessionValue['methods'];

/**
 * A login with a pending step: its token opens only that step, and the page does not count as
 * logged in.
 */
export interface PendingLogin {
  token: string;
  account: string;
  next: LoginStep;
  /** The verification methods; empty if they must be requested. */
  methods: OpenMethods;
  /** The member wants to stay logged in on this device. */
  stay: boolean;
}

const storageKey = 'pendingLogin';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isMethod = (value: unknown): value is OpenMethods[number] =>
  isRecord(value) &&
  verificationMethods.some((method) => method === value.method) &&
  (value.hint === null || typeof value.hint === 'string');

/**
 * What a reload has left of a step; undefined for anything that this release would not have kept.
 */
function readStored(): PendingLogin | undefined {
  try {
    const kept: unknown = JSON.parse(tabStore.read(storageKey) ?? '');
    if (!isRecord(kept)) return undefined;
    const { token, account, next, methods, stay } = kept;
    if (typeof token !== 'string' || typeof account !== 'string') return undefined;
    if (next !== 'verify' && next !== 'change_password') return undefined;
    return {
      token,
      account,
      next,
      stay: stay === true,
      methods: Array.isArray(methods) ? methods.filter(isMethod) : [],
    };
  } catch {
    return undefined;
  }
}

let pending = readStored();
const observers = new Set<() => void>();
const askers = new Set<(next: LoginStep) => void>();

function replace(next: PendingLogin | undefined): void {
  pending = next;
  for (const observer of observers) observer();
}

export const pendingLogin = (): PendingLogin | undefined => pending;

/** Keeps a login whose step is left to do; a reload comes back to it. */
export function keepPending(login: PendingLogin): void {
  tabStore.write(storageKey, JSON.stringify(login));
  replace(login);
}

export function forgetPending(): void {
  lastAccount = undefined;
  if (!pending) return;
  tabStore.remove(storageKey);
  replace(undefined);
}

let lastAccount: string | undefined;

/** Goes back from the step to the login, which finds the name in its form. */
export function backToLogin(): void {
  const account = pending?.account;
  forgetPending();
  lastAccount = account;
}

/** Whose login was left at its step, just before. */
export const accountLeft = (): string | undefined => lastAccount;

/**
 * Keeps a login whose step the site has just demanded during a visit, and notifies the page.
 */
export function demandStep(login: PendingLogin): void {
  keepPending(login);
  for (const asked of askers) asked(login.next);
}

/**
 * Calls back when the site demands a step of a logged-in member; returns a function that stops it.
 */
export function onStepDemanded(asked: (next: LoginStep) => void): () => void {
  askers.add(asked);
  return () => askers.delete(asked);
}

function observe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** The login of this tab that is not whole yet. */
export const usePendingLogin = (): PendingLogin | undefined =>
  useSyncExternalStore(observe, pendingLogin);
