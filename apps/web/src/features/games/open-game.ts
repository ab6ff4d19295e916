import type { launchGame, ValueOf, WalletTransfer } from '@lantern/contracts';
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
  /** It is played from the vendor's own wallet. */
  ownWallet: boolean;
  /** What its launch moved there. */
  moved: WalletTransfer | null;
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

/** How long a launch host may take before the page uses the other one. */
const patienceMs = 3000;

/**
 * Whether a launch host answers (SYS-07). A frame cannot tell, and the launch itself works once, so
 * the page asks for the host's icon.
 */
async function answers(url: string): Promise<boolean> {
  const origin = gameOrigin(url);
  if (origin === undefined) return false;
  const signal = AbortSignal.timeout(patienceMs);
  return fetch(`${origin}/favicon.ico`, { mode: 'no-cors', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Keeps the address of a launched game in memory alone: it works once, and a stored one would
 * only mislead.
 */
export async function openGame(launched: ValueOf<typeof launchGame>): Promise<boolean> {
  const { game_url: first, game_url2: second, nodeId, vassalage, name, vendorName } = launched;
  const { ownWallet, moved } = launched;
  const url = second === null || (await answers(first)) ? first : second;
  const origin = gameOrigin(url);
  if (origin === undefined) return false;
  replace({ url, origin, nodeId, vassalage, name, vendorName, ownWallet, moved });
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
