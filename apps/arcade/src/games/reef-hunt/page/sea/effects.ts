import { Container, Sprite, type Texture } from 'pixi.js';
import { between, easeOut, type Motions, spread } from './motions.ts';
import type { Swimmer } from './shoal.ts';
import type { Textures } from './textures.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shots, nets, bubbles and coins. */
export interface Effects {
  readonly layer: Container;
  /** A pearl flies to where the target is; resolves when it arrives. */
  pearl(from: Point, to: () => Point, tint: number): Promise<void>;
  /** A net opens over a point. */
  net(at: Point, size: number, tint: number): Promise<void>;
  /** Bubbles, of a shot that catches nothing. */
  puff(at: Point): void;
  /** A caught animal is drawn to the gun, with coins. */
  haul(swimmer: Swimmer, to: Point, coins: number): Promise<void>;
  /** Coins without an animal, such as for a second catch. */
  coins(from: Point, to: Point, count: number): Promise<void>;
  /** Rays of light behind a great catch. */
  shine(at: Point, size: number): void;
}

export function makeEffects(textures: Textures, motions: Motions): Effects {
  const layer = new Container();
  const put = (texture: Texture, size: number, add = false): Sprite => {
    const sprite = new Sprite({ texture, anchor: 0.5 });
    sprite.scale.set(size / texture.width);
    if (add) sprite.blendMode = 'add';
    layer.addChild(sprite);
    return sprite;
  };
  const move = (sprite: Container, ms: number, draw: (share: number) => void): Promise<void> =>
    motions
      .run(ms, (share) => {
        if (!sprite.destroyed) draw(share);
      })
      .then(() => sprite.destroy({ children: true }));

  const coins: Effects['coins'] = async (from, to, count) => {
    await Promise.all(
      Array.from({ length: count }, (_coin, at) => {
        const sprite = put(textures.of('coin'), spread(18, 28));
        const out = { x: from.x + spread(-70, 70), y: from.y + spread(-80, 30) };
        const turn = spread(0, 6);
        sprite.position.copyFrom(from);
        return move(sprite, 620 + at * 45, (share) => {
          const first = Math.min(1, share / 0.35);
          const last = Math.max(0, (share - 0.35) / 0.65) ** 2;
          const near = {
            x: between(from.x, out.x, easeOut(first)),
            y: between(from.y, out.y, easeOut(first)),
          };
          sprite.position.set(between(near.x, to.x, last), between(near.y, to.y, last));
          sprite.scale.x = sprite.scale.y * Math.cos(turn + share * 16);
          sprite.alpha = share > 0.94 ? 0 : 1;
        });
      }),
    );
  };

  return {
    layer,
    coins,
    pearl: async (from, to, tint) => {
      const start = to();
      const ms = 170 + Math.hypot(start.x - from.x, start.y - from.y) * 0.42;
      const pearl = put(textures.glow, 30, true);
      pearl.tint = tint;
      const trail = [0.75, 0.55, 0.38, 0.24].map((size) => {
        const bead = put(textures.glow, 30 * size, true);
        bead.tint = tint;
        return bead;
      });
      const core = put(textures.glow, 15);
      let share = 0;
      await motions.run(ms, (now) => {
        share = now;
        const end = to();
        const at = (part: number) => ({
          x: between(from.x, end.x, Math.max(0, part)),
          y: between(from.y, end.y, Math.max(0, part)),
        });
        for (const one of [pearl, core]) one.position.copyFrom(at(share));
        for (const [place, bead] of trail.entries())
          bead.position.copyFrom(at(share - (place + 1) * 0.035));
      });
      for (const one of [pearl, core, ...trail]) one.destroy();
    },
    net: (at, size, tint) => {
      const net = put(textures.net, size);
      net.tint = tint;
      net.position.copyFrom(at);
      const full = net.scale.x;
      const turn = spread(-0.4, 0.4);
      return move(net, 460, (share) => {
        net.scale.set(full * (0.25 + 0.85 * easeOut(Math.min(1, share * 1.8))));
        net.rotation = turn * share;
        net.alpha = share < 0.55 ? 0.95 : between(0.95, 0, (share - 0.55) / 0.45);
      });
    },
    puff: (at) => {
      for (let count = 0; count < 6; count += 1) {
        const bubble = put(textures.bubble, spread(8, 20));
        const to = { x: at.x + spread(-26, 26), y: at.y - spread(20, 70) };
        void move(bubble, spread(420, 760), (share) => {
          bubble.position.set(between(at.x, to.x, easeOut(share)), between(at.y, to.y, share));
          bubble.alpha = between(0.9, 0, share);
        });
      }
    },
    haul: async (swimmer, to, count) => {
      const { body } = swimmer;
      const from = { x: swimmer.x, y: swimmer.y };
      layer.addChild(body);
      const { x: scaleX, y: scaleY } = body.scale;
      const turn = body.rotation;
      const drawn = move(body, 780, (share) => {
        const late = Math.max(0, (share - 0.4) / 0.6);
        const pull = late ** 2;
        const shake = share < 0.4 ? Math.sin(share * 70) * 0.16 : 0;
        const grown = share < 0.4 ? 1 + easeOut(share / 0.4) * 0.14 : 1.14 * (1 - late * 0.85);
        body.position.set(between(from.x, to.x, pull), between(from.y, to.y, pull));
        body.scale.set(scaleX * grown, scaleY * grown);
        body.rotation = turn + shake + pull * 3;
        body.alpha = 1 - pull * 0.6;
      });
      await Promise.all([drawn, coins(from, to, count)]);
    },
    shine: (at, size) => {
      const [burst, core] = [put(textures.burst, size, true), put(textures.glow, size, true)];
      burst.tint = 0xffd24a;
      core.tint = 0xffb02a;
      for (const one of [burst, core]) {
        one.position.copyFrom(at);
        layer.setChildIndex(one, 0);
        const full = one.scale.x;
        void move(one, 1_700, (share) => {
          one.rotation = share * 1.2;
          one.scale.set(full * easeOut(Math.min(1, share * 3)));
          one.alpha = share < 0.6 ? 0.9 : between(0.9, 0, (share - 0.6) / 0.4);
        });
      }
    },
  };
}
