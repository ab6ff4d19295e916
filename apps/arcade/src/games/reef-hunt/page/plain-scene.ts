import { make } from '@lantern/outside/page';
import { kinds } from '../kinds.ts';
import { type Fish, fishAt, placeOf } from '../sea.ts';
import { pictureOf } from './kind-list.ts';
import type { MakeScene, Scene, Target } from './scene.ts';

const everyMs = 1_000;

/** The sea of browsers without WebGL: pictures that drift over the page. */
export const makePlainScene: MakeScene = async ({ root }) => {
  const shown = new Map<number, { fish: Fish; picture: HTMLElement }>();
  const taken = new Set<number>();
  let clock = Date.now;
  let [aimed, timer] = [-1, 0];
  const targetOf = (fish: Fish): Target => {
    const { x, y } = placeOf(fish, clock());
    return { ...fish, x: x * root.clientWidth, y: y * root.clientHeight };
  };
  const draw = () => {
    const there = fishAt(clock()).filter(({ fish }) => !taken.has(fish));
    const numbers = new Set(there.map(({ fish }) => fish));
    for (const [number, { picture }] of shown)
      if (!numbers.has(number)) {
        picture.remove();
        shown.delete(number);
      }
    for (const fish of there) {
      const kind = kinds[fish.kind - 1];
      if (!kind) continue;
      const { picture } = shown.get(fish.fish) ?? { picture: pictureOf(kind) };
      if (!shown.has(fish.fish)) {
        shown.set(fish.fish, { fish, picture });
        picture.classList.add('plain-fish');
        root.prepend(picture);
      }
      const { x, y } = targetOf(fish);
      picture.dataset.aimed = String(fish.fish === aimed);
      picture.dataset.way = placeOf(fish, clock()).dx < 0 ? 'left' : 'right';
      picture.style.left = `${x}px`;
      picture.style.top = `${y}px`;
    }
  };
  const rest = (isResting: boolean) => {
    clearInterval(timer);
    if (isResting) return;
    draw();
    timer = window.setInterval(draw, everyMs);
  };
  rest(false);
  const inSight = () =>
    [...shown.values()]
      .map(({ fish }) => targetOf(fish))
      .filter(({ x, y }) => x > 8 && x < root.clientWidth - 8 && y > 8)
      .sort((one, other) => one.x - other.x);
  const scene: Scene = {
    ...{ rest, inSight },
    keepTime: (now) => {
      clock = now;
      draw();
    },
    seat: () => undefined,
    at: (x, y) =>
      inSight()
        .map((target) => ({ target, far: Math.hypot(target.x - x, target.y - y) }))
        .filter(({ far }) => far < 48)
        .sort((one, other) => one.far - other.far)[0]?.target,
    aimAt: (fish) => {
      aimed = fish ?? -1;
      draw();
    },
    shoot: async ({ fish, times, onCatch }) => {
      const swimmer = shown.get(fish);
      const at = swimmer ? targetOf(swimmer.fish) : { x: root.clientWidth / 2, y: 90 };
      const net = make('span', { class: 'plain-net', 'aria-hidden': 'true' });
      net.style.left = `${at.x}px`;
      net.style.top = `${at.y}px`;
      root.append(net);
      const paid = await times;
      net.remove();
      if (!paid) return;
      taken.add(fish);
      draw();
      onCatch(at, paid);
    },
  };
  return scene;
};
