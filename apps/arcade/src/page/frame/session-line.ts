import type { Money } from '@lantern/outside/money';
import { byId } from '@lantern/outside/page';

/** Hours, minutes and seconds as `1:02:03` or `2:03`. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const tail = `${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Shows how long the game is open, and the net result since then. Returns how to add a round. */
export function makeSessionLine(money: Money): (result: bigint) => void {
  const [time, shown] = [byId('session-time'), byId('session-net')];
  const began = Date.now();
  let net = 0n;
  const draw = () => {
    shown.textContent = money.signed(net);
    shown.dataset.sign = net > 0n ? 'plus' : net < 0n ? 'minus' : 'none';
  };
  draw();
  setInterval(() => {
    time.textContent = clockText(Date.now() - began);
  }, 1_000);
  return (result) => {
    net += result;
    draw();
  };
}
