import { useState } from 'react';
import { visitorStore } from '../../../lib/device/storage.ts';
import { useSession } from '../../../lib/session/session.ts';

const keyOf = (account: string) => `lotteryFavourites.${account}`;
const code = /^[\w.-]{1,64}$/;

const read = (account: string | undefined): string[] =>
  account === undefined
    ? []
    : (visitorStore.read(keyOf(account)) ?? '').split(' ').filter((one) => code.test(one));

export interface Favourites {
  has(gameCode: string): boolean;
  /** Undefined for a visitor, who has none. */
  toggle: ((gameCode: string) => void) | undefined;
}

/** The lottery games that a member has marked; the browser keeps them by username (LOT-01). */
export function useFavourites(): Favourites {
  const account = useSession()?.account;
  const [, redraw] = useState(0);
  const codes = read(account);
  return {
    has: (gameCode) => codes.includes(gameCode),
    toggle:
      account === undefined
        ? undefined
        : (gameCode) => {
            const others = codes.filter((one) => one !== gameCode);
            const next = others.length < codes.length ? others : [gameCode, ...others];
            visitorStore.write(keyOf(account), next.join(' '));
            redraw((count) => count + 1);
          },
  };
}
