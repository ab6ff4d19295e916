import type { Money } from '@lantern/outside/money';
import { byId } from '@lantern/outside/page';
import type { SittingView } from '../../wire/replies.ts';

/** Hours, minutes and seconds as `1:02:03` or `2:03`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const tail = `${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/**
 * Shows how long the player plays, and the net result since then. Both go on from the server's
 * figures, so a reload or another game does not hide a loss. Returns how to add a round.
 */
export function makeSessionLine(money: Money, sitting: SittingView): (result: bigint) => void {
  const [time, shown] = [byId('session-time'), byId('session-net')];
  const began = Date.now() - sitting.ms;
  let net = BigInt(sitting.net);
  const draw = () => {
    shown.textContent = money.signed(net);
    shown.dataset.sign = net > 0n ? 'plus' : net < 0n ? 'minus' : 'none';
  };
  const tick = () => {
    time.textContent = clockText(Date.now() - began);
  };
  draw();
  tick();
  setInterval(tick, 1_000);
  return (result) => {
    net += result;
    draw();
  };
}
