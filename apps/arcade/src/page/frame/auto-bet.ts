import { byId, onPress } from '@lantern/outside/page';
import { amountIn } from './stake-field.ts';

/** The limits of a run of rounds. */
interface Run {
  left: number;
  /** The net result of the run, and the results at which it stops. */
  net: bigint;
  win: bigint | undefined;
  loss: bigint | undefined;
}

export interface AutoBet {
  readonly chosen: boolean;
  readonly running: boolean;
  /** Rounds that are left in the run. */
  readonly left: number;
  /** Begins a run; false when its number of rounds is not valid. */
  begin(): boolean;
  /** Counts a round; false when the run is over. */
  goOn(result: bigint): boolean;
  stop(): void;
}

const most = 1_000;

/** The choice between single rounds and a run of rounds with stop limits. */
export function makeAutoBet(digits: number, changed: () => void): AutoBet {
  const value = (id: string) => byId<HTMLInputElement>(id).value.trim();
  let chosen = false;
  let run: Run | undefined;
  // At a table one button turns it on and off.
  const manual = document.getElementById('manual');
  const choose = (auto: boolean) => {
    if (run) return;
    chosen = auto;
    byId('auto').setAttribute('aria-pressed', String(auto));
    manual?.setAttribute('aria-pressed', String(!auto));
    byId('auto-fields').hidden = !auto;
    changed();
  };
  onPress(byId('auto'), () => choose(!manual || !chosen));
  if (manual) onPress(manual, () => choose(false));
  return {
    get chosen() {
      return chosen;
    },
    get running() {
      return run !== undefined;
    },
    get left() {
      return run?.left ?? 0;
    },
    begin: () => {
      const rounds = /^\d{1,4}$/.test(value('auto-rounds')) ? Number(value('auto-rounds')) : 0;
      if (rounds < 1 || rounds > most) return false;
      run = {
        ...{ left: rounds, net: 0n },
        win: amountIn(value('auto-win'), digits),
        loss: amountIn(value('auto-loss'), digits),
      };
      return true;
    },
    goOn: (result) => {
      if (!run) return false;
      run.left -= 1;
      run.net += result;
      const { left, net, win, loss } = run;
      const over =
        left <= 0 ||
        (win !== undefined && win > 0n && net >= win) ||
        (loss !== undefined && loss > 0n && -net >= loss);
      if (over) run = undefined;
      return !over;
    },
    stop: () => {
      run = undefined;
    },
  };
}
