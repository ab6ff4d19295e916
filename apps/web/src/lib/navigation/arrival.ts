import { useSyncExternalStore } from 'react';
import { paths } from './paths.ts';

/**
 * Secrets that an address can bring to the page. They work once, and belong neither into the
 * history nor into a log.
 */
export interface Arrival {
  /** A login ticket (D-4). */
  ticket?: string;
  /** The ticket of an e-mail that sets a new password. */
  reset?: string;
  /** What a sign-in provider has sent back. */
  social?: { state: string; code?: string; iss?: string; error?: string };
}

let arrival: Arrival = {};
const observers = new Set<() => void>();

function replace(next: Arrival): void {
  arrival = next;
  for (const observer of observers) observer();
}

/** Reads what belongs to a page out of its search, and takes it away there. */
function readFrom(pathname: string, search: URLSearchParams): Arrival {
  const take = (name: string, most: number) => {
    const value = search.get(name) ?? '';
    search.delete(name);
    return value === '' || value.length > most ? undefined : value;
  };
  if (pathname === paths.social) {
    const [state, code, iss, error] = [
      take('state', 200),
      take('code', 4000),
      take('iss', 500),
      take('error', 200),
    ];
    // What else a provider may send is of no use here, and nothing that should stay in the history.
    for (const name of [...search.keys()]) search.delete(name);
    return state
      ? { social: { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) } }
      : {};
  }
  const ticket = take('token', 64);
  const reset = pathname === paths.login ? take('reset', 64) : undefined;
  return { ...(ticket && { ticket }), ...(reset && { reset }) };
}

/**
 * Removes secrets from the address and keeps them only in memory. It has to run before any request
 * or log.
 */
export function takeArrival(): void {
  const { pathname, search, hash } = window.location;
  const left = new URLSearchParams(search);
  const taken = readFrom(pathname, left);
  const before = new URLSearchParams(search);
  if (left.size !== before.size) {
    const rest = left.size > 0 ? `?${left}` : '';
    window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  }
  replace(taken);
}

/** Forgets one of the secrets, which has been used or is not wanted. */
export function forgetArrival(kind: keyof Arrival): void {
  const { [kind]: _, ...rest } = arrival;
  replace(rest);
}

export const currentArrival = (): Arrival => arrival;

function observe(observer: () => void): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Secrets of the address that are not used yet. */
export const useArrival = (): Arrival => useSyncExternalStore(observe, currentArrival);
