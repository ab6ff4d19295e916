import type { launchGame, ValueOf } from '@lantern/contracts';
import { useSyncExternalStore } from 'react';

/**
 * A game that the site has opened for the member. `origin` is the only one whose messages count.
 */
export interface OpenGame {
  url: string;
  origin: string;
  nodeId: string;
  vassalage: string;
  name: string;
  vendorName: string;
}

let current: OpenGame | undefined;
const observers = new Set<() => void>();

function replace(next: OpenGame | undefined): void {
  current = next;
  for (const observer of observers) observer();
}

/**
 * The origin of a game, or undefined for an address that must not be framed: a frame of our own
 * origin would undo its sandbox, and only `http` and `https` lead to a game.
 */
export function gameOrigin(url: string, own: string = window.location.origin): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, protocol } = new URL(url);
  return /^https?:$/.test(protocol) && origin !== own ? origin : undefined;
}

/**
 * Keeps the address of a launched game in memory alone: it is good once, and a stored one would
 * only mislead.
 */
export function openGame(launched: ValueOf<typeof launchGame>): boolean {
  const origin = gameOrigin(launched.game_url);
  if (origin === undefined) return false;
  const { game_url: url, nodeId, vassalage, name, vendorName } = launched;
  replace({ url, origin, nodeId, vassalage, name, vendorName });
  return true;
}

export const leaveGame = (): void => replace(undefined);

export const useOpenGame = (): OpenGame | undefined =>
  useSyncExternalStore(
    (observer) => {
      observers.add(observer);
      return () => observers.delete(observer);
    },
    () => current,
  );
