import { Container, MeshRope, type PointData, Sprite } from 'pixi.js';
import { kinds } from '../../kinds.ts';
import { type Fish, fishAt, placeOf } from '../../sea.ts';
import type { SpriteName, Textures } from './textures.ts';

/** An animal in the picture. */
export interface Swimmer {
  readonly fish: Fish;
  readonly body: Container;
  /** Half of its length on the page. */
  half: number;
  x: number;
  y: number;
  /** Until when it is shown as hit. */
  hurt: number;
}

export interface Shoal {
  readonly layer: Container;
  /** What walks over the ground, in front of the corals. */
  readonly ground: Container;
  /** Those that can be seen, the largest first. */
  readonly swimmers: readonly Swimmer[];
  find(fish: number): Swimmer | undefined;
  /** The animal at a point of the page, or near it. */
  at(x: number, y: number): Swimmer | undefined;
  /** Where an animal will be at this time. */
  ahead(swimmer: Swimmer, nowMs: number): { x: number; y: number };
  /** Takes a caught animal out; the caller shows its end. */
  take(fish: number): Swimmer | undefined;
  resize(width: number, height: number): void;
  step(nowMs: number): void;
}

const joints = 9;
const lookMs = 250;
/** How much the tail of each kind beats, and how fast. */
const beats: Readonly<Record<string, readonly [far: number, fast: number]>> = {
  ...{ tetra: [0.1, 11], clown: [0.1, 8], tang: [0.08, 7], angel: [0.06, 5], puffer: [0.04, 7] },
  ...{ lion: [0.05, 4], turtle: [0.03, 3], crab: [0, 0], manta: [0.07, 3], shark: [0.1, 4] },
  arowana: [0.1, 4.5],
};

interface Body {
  readonly rope: MeshRope;
  readonly points: PointData[];
}

function makeBody(textures: Textures, name: SpriteName): Body {
  const texture = textures.of(name);
  const points = Array.from({ length: joints }, (_, at) => ({
    x: (at / (joints - 1) - 0.5) * texture.width,
    y: 0,
  }));
  return { rope: new MeshRope({ texture, points }), points };
}

/** A number from 0 to 1 that stays with a fish; only for looks. */
const lookOf = (fish: number): number => ((fish * 2_654_435_761) % 4_294_967_296) / 4_294_967_296;

interface Kept extends Swimmer {
  readonly moving: Body;
  readonly name: string;
  readonly depth: number;
}

export function makeShoal(textures: Textures): Shoal {
  const [layer, ground] = [new Container({ sortableChildren: true }), new Container()];
  const all = new Map<number, Kept>();
  const taken = new Set<number>();
  let [width, height, base, lookedAt] = [1, 1, 1, 0];

  function add(fish: Fish): void {
    const kind = kinds[fish.kind - 1];
    if (!kind) return;
    const moving = makeBody(textures, kind.name as SpriteName);
    const body = new Container();
    const glow = kind.name === 'arowana' && new Sprite({ texture: textures.glow, anchor: 0.5 });
    if (glow) {
      glow.blendMode = 'add';
      glow.tint = 0xffb02a;
      glow.alpha = 0.55;
      glow.setSize(moving.rope.texture.width * 1.3, moving.rope.texture.height * 2.2);
      body.addChild(glow);
    }
    body.addChild(moving.rope);
    const depth = lookOf(fish.fish);
    body.zIndex = depth * 10 + (kind.size > 0.15 ? -5 : 0);
    const { name } = kind;
    (name === 'crab' ? ground : layer).addChild(body);
    all.set(fish.fish, { fish, body, moving, name, depth, half: 1, x: -99, y: -99, hurt: 0 });
  }

  function remove(kept: Kept): void {
    all.delete(kept.fish.fish);
    kept.body.destroy({ children: true });
  }

  function look(nowMs: number): void {
    lookedAt = nowMs;
    const there = fishAt(nowMs).filter(({ fish }) => !taken.has(fish));
    const numbers = new Set(there.map(({ fish }) => fish));
    for (const kept of all.values()) if (!numbers.has(kept.fish.fish)) remove(kept);
    for (const fish of there) if (!all.has(fish.fish)) add(fish);
    if (taken.size > 500) taken.clear();
  }

  function place(kept: Kept, nowMs: number): void {
    const { fish, body, moving, name, depth } = kept;
    const at = placeOf(fish, nowMs);
    const kind = kinds[fish.kind - 1];
    const size = (kind?.size ?? 0.05) * base * (0.82 + depth * 0.36);
    [kept.x, kept.y, kept.half] = [at.x * width, at.y * height, size / 2];
    const scale = size / moving.rope.texture.width;
    const way = at.dx < 0 ? -1 : 1;
    body.position.set(kept.x, kept.y);
    body.scale.set(name === 'crab' ? scale : scale * way, scale);
    const tilt = Math.atan2(at.dy * height, Math.abs(at.dx) * width);
    body.rotation = name === 'crab' ? 0 : Math.max(-0.5, Math.min(0.5, tilt)) * way;
    beat(kept, nowMs / 1_000);
    const far = 0xff - Math.round((1 - depth) * 70);
    moving.rope.tint =
      kept.hurt > nowMs ? 0xffb4a8 : (far << 16) | (Math.min(255, far + 25) << 8) | 0xff;
  }

  function beat({ moving, name, fish }: Kept, seconds: number): void {
    const [far, fast] = beats[name] ?? [0, 0];
    const wave = seconds * fast + lookOf(fish.fish) * 20;
    if (name === 'crab') moving.rope.rotation = Math.sin(seconds * 7 + fish.fish) * 0.06;
    if (name === 'manta') moving.rope.scale.y = 0.9 + Math.sin(wave) * 0.16;
    for (const [at, point] of moving.points.entries()) {
      const back = 1 - at / (joints - 1);
      point.y = Math.sin(wave + back * 3.2) * back ** 1.6 * far * moving.rope.texture.width;
    }
  }

  const shown = () =>
    [...all.values()].filter(({ x, y, half }) => x > -half && x < width + half && y > -half);

  return {
    ...{ layer, ground },
    get swimmers() {
      return shown().sort((one, other) => other.half - one.half);
    },
    find: (fish) => all.get(fish),
    at: (x, y) => {
      let best: Kept | undefined;
      let nearest = 1.35;
      for (const one of shown()) {
        const reach = Math.max(one.half, 24);
        const far = Math.hypot((x - one.x) / reach, (y - one.y) / (reach * 0.75));
        if (far < nearest) [best, nearest] = [one, far];
      }
      return best;
    },
    ahead: ({ fish }, nowMs) => {
      const at = placeOf(fish, nowMs);
      return { x: at.x * width, y: at.y * height };
    },
    take: (fish) => {
      taken.add(fish);
      const kept = all.get(fish);
      all.delete(fish);
      return kept;
    },
    resize: (toWidth, toHeight) => {
      [width, height] = [toWidth, toHeight];
      base = Math.max(width, height * 1.25) * 1.12;
    },
    step: (nowMs) => {
      if (nowMs - lookedAt > lookMs || nowMs < lookedAt) look(nowMs);
      for (const kept of all.values()) place(kept, nowMs);
    },
  };
}
