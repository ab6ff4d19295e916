import { byId, make, onPress, wait } from '@lantern/outside/page';
import { onFast } from '../../../page/frame/on-fast.ts';
import { kindOf } from '../kinds.ts';
import type { Hunt, Shot } from './hunt.ts';
import { nameOf } from './kind-list.ts';
import { pop } from './pops.ts';
import { problemOf } from './problem.ts';
import type { Target } from './scene.ts';
import { dropQueue, fire } from './volley.ts';

/** The time between two shots while the trigger is held or fires by itself. */
const pace = { normal: 300, fast: 160 } as const;

const isWished = ({ wished }: Hunt, { kind }: Target): boolean =>
  wished === undefined || kind === wished;

/** Aims at a fish; at none, the next shot chooses one. */
export function takeAim(hunt: Hunt, fish: number | undefined): void {
  hunt.aimed = fish;
  hunt.scene.aimAt(fish);
}

/** The fish to shoot at: the aimed one while it is in sight, else one that is caught often. */
function targetOf(hunt: Hunt): Target | undefined {
  const seen = hunt.scene.inSight();
  const aimed = seen.find(({ fish }) => fish === hunt.aimed);
  if (aimed && isWished(hunt, aimed)) return aimed;
  const fitting = seen.filter((target) => isWished(hunt, target));
  const next = fitting.reduce<Target | undefined>(
    (best, one) => (best && best.kind <= one.kind ? best : one),
    undefined,
  );
  takeAim(hunt, next?.fish);
  return next;
}

/** Moves the aim to the next fish to the left or right. */
function moveAim(hunt: Hunt, by: 1 | -1): void {
  const seen = hunt.scene.inSight().filter((target) => isWished(hunt, target));
  if (seen.length === 0) return;
  const at = seen.findIndex(({ fish }) => fish === hunt.aimed);
  const next = seen[at < 0 ? 0 : (at + by + seen.length) % seen.length];
  takeAim(hunt, next?.fish);
  if (next) byId('aim').textContent = nameOf(kindOf(next.kind), hunt.text);
}

/** Fires one shot. Resolves when it has landed; undefined when none can be fired now. */
function shoot(hunt: Hunt, target: Target | undefined): Promise<void> | undefined {
  const problem = problemOf(hunt);
  if (problem !== undefined) {
    hunt.auto.stop();
    hunt.notice.say(problem);
    hunt.redraw();
    return undefined;
  }
  const shot = target && fire(hunt, target.fish);
  if (!shot) return undefined;
  takeAim(hunt, target.fish);
  hunt.notice.clear();
  hunt.sound.land(5);
  return land(hunt, shot);
}

async function land(hunt: Hunt, shot: Shot): Promise<void> {
  const { scene, place, text, money } = hunt;
  const { fish, kind, power, times } = shot;
  await scene.shoot({
    ...{ place, fish, times },
    onCatch: (at, paid) => {
      const amount = money.full(power * BigInt(paid));
      pop(at, { amount, times: paid }, true);
      hunt.sound.win(paid >= 80 ? 2 : paid >= 12 ? 1 : 0);
      const words = text('reefCaught', { fish: nameOf(kindOf(kind), text), amount });
      byId('result').replaceChildren(make('strong', {}, words));
      if (hunt.aimed === fish) takeAim(hunt, undefined);
    },
  });
  const paid = await times;
  if (paid === undefined) return;
  const result = power * BigInt(paid) - power;
  hunt.count(result);
  if (hunt.auto.running && !hunt.auto.goOn(result)) dropQueue(hunt);
  hunt.redraw();
}

const paceOf = ({ fast }: Hunt): number => (fast ? pace.fast : pace.normal);

/** Fires by itself until the run ends. A hidden page does not fire. */
async function fireByItself(hunt: Hunt): Promise<void> {
  const { auto } = hunt;
  let open = 0;
  while (auto.running) {
    const target = !document.hidden && open < auto.left ? targetOf(hunt) : undefined;
    const landed = target && shoot(hunt, target);
    if (landed) {
      open += 1;
      void landed.then(() => {
        open -= 1;
      });
    }
    await wait(paceOf(hunt));
  }
}

function pressButton(hunt: Hunt): void {
  const { auto } = hunt;
  if (auto.running) {
    auto.stop();
    dropQueue(hunt);
    hunt.redraw();
  } else if (!auto.chosen) {
    const target = targetOf(hunt);
    if (target) void shoot(hunt, target);
    else hunt.notice.say(hunt.text('reefNone'));
  } else if (auto.begin()) {
    hunt.redraw();
    void fireByItself(hunt);
  } else hunt.notice.say(hunt.text('autoInvalid'));
}

/** While a finger or the mouse is down, the gun goes on firing at the fish that was pressed. */
function takePointer(hunt: Hunt): void {
  const sea = byId('sea');
  let held: number | undefined;
  const aim = (event: PointerEvent): Target | undefined => {
    const box = sea.getBoundingClientRect();
    return hunt.scene.at(event.clientX - box.left, event.clientY - box.top);
  };
  const release = () => {
    clearInterval(held);
    held = undefined;
  };
  sea.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || hunt.auto.running) return;
    release();
    const target = aim(event);
    if (!target) return;
    takeAim(hunt, target.fish);
    void shoot(hunt, target);
    held = window.setInterval(() => {
      const seen = hunt.scene.inSight().find(({ fish }) => fish === hunt.aimed);
      if (!seen) release();
      else if (!document.hidden) void shoot(hunt, seen);
    }, paceOf(hunt));
  });
  sea.addEventListener('pointermove', (event) => {
    const target = held === undefined ? undefined : aim(event);
    if (target) takeAim(hunt, target.fish);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'])
    sea.addEventListener(end, release);
}

/** Arrows aim, Space fires, A halves the stake, S doubles it, wherever no control has the focus. */
function takeKeys(hunt: Hunt): void {
  let firedAt = 0;
  const keys: Readonly<Record<string, () => void>> = {
    arrowleft: () => moveAim(hunt, -1),
    arrowright: () => moveAim(hunt, 1),
    a: () => byId('halve').click(),
    s: () => byId('twice').click(),
    ' ': () => {
      if (performance.now() - firedAt < paceOf(hunt)) return;
      firedAt = performance.now();
      byId('bet').click();
    },
  };
  document.addEventListener('keydown', (event) => {
    const { target, key, repeat, ctrlKey, metaKey, altKey } = event;
    const act = keys[key.toLowerCase()];
    const elsewhere = target instanceof Element && target.closest('button, input, a, dialog');
    if (!act || elsewhere || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    // A key that is held goes on firing, but does not start and stop a run again and again.
    if (!repeat || (key === ' ' && !hunt.auto.chosen)) act();
  });
}

export function takeTrigger(hunt: Hunt): void {
  onPress(byId('bet'), () => pressButton(hunt));
  onFast((fast) => {
    hunt.fast = fast;
  });
  takePointer(hunt);
  takeKeys(hunt);
}
