import { Container, Sprite, TilingSprite } from 'pixi.js';
import { spread } from './motions.ts';
import { gradient, type Textures } from './textures.ts';

/** What is behind and in front of the animals, and moves by itself. */
export interface Water {
  readonly behind: Container;
  readonly before: Container;
  resize(width: number, height: number): void;
  step(seconds: number): void;
  /** Whether light and bubbles are drawn, which cost a slow device most. */
  enrich(rich: boolean): void;
}

const deep: [number, string][] = [
  [0, '#7fe9f5'],
  [0.1, '#3fc3e6'],
  [0.3, '#1687c9'],
  [0.6, '#0b4f98'],
  [0.85, '#072c66'],
  [1, '#04183f'],
];
const sand: [number, string][] = [
  [0, 'rgba(120,170,190,0)'],
  [0.35, 'rgba(96,140,170,.55)'],
  [1, 'rgba(22,44,84,.95)'],
];
const edges: [number, string][] = [
  [0, 'rgba(2,12,40,0)'],
  [0.7, 'rgba(2,12,40,0)'],
  [1, 'rgba(2,8,28,.7)'],
];

interface Bubble {
  readonly sprite: Sprite;
  readonly speed: number;
  readonly phase: number;
  x: number;
  y: number;
}

function makeBubbles(textures: Textures, count: number): Bubble[] {
  return Array.from({ length: count }, () => {
    const sprite = new Sprite({ texture: textures.bubble, anchor: 0.5 });
    const near = spread(0, 1);
    sprite.scale.set(0.06 + near * 0.22);
    sprite.alpha = 0.25 + near * 0.4;
    return {
      sprite,
      speed: 0.03 + near * 0.06,
      phase: spread(0, 7),
      x: spread(0, 1),
      y: spread(0, 1),
    };
  });
}

export function makeWater(textures: Textures): Water {
  const [behind, before] = [new Container(), new Container()];
  const back = new Sprite(gradient(deep));
  const far = (['left', 'right', 'left'] as const).map((name) => {
    const sprite = new Sprite({ texture: textures.of(name), anchor: { x: 0.5, y: 1 } });
    sprite.tint = 0x2a6fa8;
    sprite.alpha = 0.42;
    return sprite;
  });
  const rays = Array.from({ length: 7 }, () => {
    const sprite = new Sprite({ texture: textures.ray, anchor: { x: 0.5, y: 0 } });
    sprite.blendMode = 'add';
    sprite.tint = 0xbff4ff;
    return { sprite, x: spread(0, 1), phase: spread(0, 7), wide: spread(0.5, 1.3) };
  });
  const floor = new Sprite(gradient(sand));
  const caustics = [0, 1].map(() => {
    const sprite = new TilingSprite({ texture: textures.caustics, width: 10, height: 10 });
    sprite.blendMode = 'add';
    sprite.tint = 0x9fefff;
    return sprite;
  });
  const bubbles = makeBubbles(textures, 26);
  const corals = (['left', 'right'] as const).map(
    (name, side) => new Sprite({ texture: textures.of(name), anchor: { x: side, y: 1 } }),
  );
  const shade = new Sprite(gradient(edges));
  const specks = makeBubbles(textures, 10);
  behind.addChild(back, ...far, ...rays.map(({ sprite }) => sprite), floor, ...caustics);
  behind.addChild(...bubbles.map(({ sprite }) => sprite));
  before.addChild(...corals, ...specks.map(({ sprite }) => sprite), shade);
  let [width, height] = [1, 1];
  const rise = (one: Bubble, seconds: number) => {
    one.y -= one.speed * seconds;
    if (one.y < -0.05) [one.x, one.y] = [spread(0, 1), 1.05];
    const sway = Math.sin(one.y * 18 + one.phase) * 6;
    one.sprite.position.set(one.x * width + sway, one.y * height);
  };
  let time = spread(0, 60);
  const step = (seconds: number) => {
    time += seconds;
    for (const [at, { sprite, x, phase, wide }] of rays.entries()) {
      sprite.alpha = 0.1 + 0.1 * (1 + Math.sin(time * 0.5 + phase));
      sprite.rotation = -0.16 + Math.sin(time * 0.12 + phase) * 0.07 + at * 0.03;
      sprite.position.set((x * 1.2 - 0.1) * width, -height * 0.06);
      sprite.scale.set((wide * width) / 900, (height * 1.25) / 256);
    }
    for (const [at, sprite] of caustics.entries()) {
      const way = at === 0 ? 1 : -0.8;
      sprite.tilePosition.set(time * 9 * way, time * 5 + Math.sin(time * 0.4 + at) * 10);
      sprite.alpha = at === 0 ? 0.06 : 0.04;
    }
    for (const one of [...bubbles, ...specks]) rise(one, seconds);
  };
  return {
    ...{ behind, before, step },
    enrich: (rich) => {
      const lights = [...rays.map(({ sprite }) => sprite), ...caustics, shade];
      for (const sprite of lights) sprite.visible = rich;
      for (const { sprite } of [...bubbles, ...specks]) sprite.visible = rich;
    },
    resize: (toWidth, toHeight) => {
      [width, height] = [toWidth, toHeight];
      for (const sprite of [back, shade]) sprite.setSize(width, height);
      floor.setSize(width, height * 0.22);
      floor.position.set(0, height * 0.78);
      for (const sprite of caustics) {
        [sprite.width, sprite.height] = [width, height];
        sprite.tileScale.set(1.7, 1.2);
      }
      const big = Math.min(width * 0.4, height * 0.58);
      for (const [at, sprite] of far.entries()) {
        sprite.setSize(big * 1.25, big * 1.05);
        sprite.position.set(width * (0.12 + at * 0.4), height * 0.93);
      }
      for (const [side, sprite] of corals.entries()) {
        const { width: wide, height: high } = sprite.texture;
        sprite.setSize(big, (big * high) / wide);
        sprite.position.set(side === 0 ? -big * 0.16 : width + big * 0.16, height + big * 0.05);
      }
      step(0);
    },
  };
}
