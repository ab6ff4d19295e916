import type { Money } from '@lantern/outside/money';
import { byId, onPress, setUsable } from '@lantern/outside/page';
import type { Text } from '../../texts/texts.ts';
import type { OpenView, RoundView } from '../../wire/replies.ts';

/** The free rounds that the site has granted, and whether the next round is one. */
export interface FreeRounds {
  /** What each is played for; undefined while the player plays with an own stake. */
  readonly stake: bigint | undefined;
  /** Counts a decided free round. False with the last one. */
  count(round: RoundView): boolean;
  /** The site has none left. */
  end(): void;
  lock(locked: boolean): void;
}

interface FreeRoundOptions {
  granted: OpenView['freeRounds'];
  text: Text;
  money: Money;
  changed(): void;
}

/** Free rounds come first; a button switches to the player's own stake and back. */
export function makeFreeRounds({ granted, text, money, changed }: FreeRoundOptions): FreeRounds {
  const value = BigInt(granted?.value ?? 0);
  let left = granted?.left ?? 0;
  let chosen = true;
  const draw = () => {
    byId('free').hidden = left === 0;
    byId('own-stake').hidden = left > 0 && chosen;
    byId('free-left').textContent = text('freeLeft', { left: String(left) });
    byId('free-value').textContent = money.full(value);
    byId('free-switch').textContent = text(chosen ? 'freePause' : 'freeResume');
  };
  onPress(byId('free-switch'), () => {
    chosen = !chosen;
    draw();
    changed();
  });
  draw();
  return {
    get stake() {
      return left > 0 && chosen ? value : undefined;
    },
    count: (round) => {
      left = round.freeLeft ?? Math.max(0, left - 1);
      draw();
      return left > 0;
    },
    end: () => {
      left = 0;
      draw();
    },
    lock: (locked) => setUsable(byId('free-switch'), !locked),
  };
}
