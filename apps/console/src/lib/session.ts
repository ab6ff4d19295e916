import type { ErrorCode } from '@lantern/contracts';
import { useSyncExternalStore } from 'react';
import { tabStore } from './storage.ts';

const storageKey = 'staff-token';

interface State {
  token: string | undefined;
  /** Why there is no session any more, where that is worth telling. */
  ended: ErrorCode | undefined;
  /**
   * Recovery codes that came with the session and have not been kept yet: nobody shows them again.
   */
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

/** The token that a step of the login has given; the one before it is worth nothing any more. */
export const openSession = (token: string, codes: readonly string[] = []) =>
  become({ token, ended: undefined, codes });

/** Whoever has logged in has kept the recovery codes. */
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
