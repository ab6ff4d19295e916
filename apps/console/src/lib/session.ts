import type { ErrorCode } from '@lantern/contracts';
import { useSyncExternalStore } from 'react';
import { tabStore } from './storage.ts';

const storageKey = 'staff-token';

interface State {
  token: string | undefined;
  /** Why there is no session any more, where that is worth telling. */
  ended: ErrorCode | undefined;
  /** Recovery codes that were not saved yet; they are shown only once. */
  codes: readonly string[];
}

let state: State = { token: tabStore.read(storageKey), ended: undefined, codes: [] };
const observers = new Set<() => void>();

function become(next: State): void {
  state = next;
  if (next.token) tabStore.write(storageKey, next.token);
  else tabStore.remove(storageKey);
  for (const observer of observers) observer();
}

export const currentToken = (): string | undefined => state.token;

/** The token of a step of the login; it replaces the one before. */
export const openSession = (token: string, codes: readonly string[] = []) =>
  become({ token, ended: undefined, codes });

/** The recovery codes are saved. */
export const keepCodes = () => become({ ...state, codes: [] });

/** @param token whose session has ended; where there is another one by now, that one stays */
export function closeSession(ended?: ErrorCode, token: string | undefined = state.token): void {
  if (token === state.token) become({ token: undefined, ended, codes: [] });
}

const observe = (observer: () => void) => {
  observers.add(observer);
  return () => observers.delete(observer);
};

export const useSessionState = (): State => useSyncExternalStore(observe, () => state);
