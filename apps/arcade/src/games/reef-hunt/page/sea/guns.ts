import { Container, Sprite } from 'pixi.js';
import { between, easeOut, type Motions } from './motions.ts';
import type { Textures } from './textures.ts';

/** The four guns at the lower edge, one for each place of the reef. */
export interface Guns {
  readonly layer: Container;
  /** Shows who is there, and which gun is the player's own. */
  seat(taken: readonly number[], you: number): void;
  resize(width: number, height: number): void;
  /** Turns a gun to a point. */
  aim(place: number, x: number, y: number): void;
  /** The gun recoils and flashes; returns where the shot leaves it. */
  fire(place: number): { x: number; y: number };
  /** Where coins fly to. */
  mouthOf(place: number): { x: number; y: number };
}

const count = 4;
const recoilMs = 190;

export function makeGuns(textures: Textures, motions: Motions): Guns {
  const layer = new Container();
  const guns = Array.from({ length: count }, () => {
    const glow = new Sprite({ texture: textures.glow, anchor: 0.5 });
    const barrel = new Sprite({ texture: textures.of('cannon'), anchor: { x: 0.34, y: 0.5 } });
    const mount = new Sprite({ texture: textures.of('mount'), anchor: { x: 0.5, y: 0.45 } });
    const flash = new Sprite({ texture: textures.glow, anchor: 0.5 });
    for (const light of [glow, flash]) light.blendMode = 'add';
    glow.tint = 0x2ad8ff;
    flash.tint = 0xfff0a0;
    flash.alpha = 0;
    barrel.rotation = -Math.PI / 2;
    const body = new Container({ children: [glow, mount, barrel, flash] });
    layer.addChild(body);
    return { body, glow, barrel, mount, flash, size: 1 };
  });
  let own = 0;
  let [width, height] = [1, 1];
  const arrange = () => {
    const unit = Math.max(50, Math.min(width * 0.12, height * 0.17, 112));
    for (const [place, gun] of guns.entries()) {
      gun.size = place === own ? unit : unit * 0.72;
      gun.body.position.set(((place + 0.5) / count) * width, height - gun.size * 0.34);
      const scale = gun.size / gun.mount.texture.width;
      gun.mount.scale.set(scale);
      gun.barrel.scale.set((gun.size * 1.3) / gun.barrel.texture.width);
      gun.glow.setSize(gun.size * 3);
      gun.flash.setSize(gun.size * 1.1);
    }
  };
  const tip = (place: number) => {
    const gun = guns[place] ?? guns[0];
    if (!gun) return { x: 0, y: 0 };
    const reach = gun.size * 0.86;
    return {
      x: gun.body.x + Math.cos(gun.barrel.rotation) * reach,
      y: gun.body.y + Math.sin(gun.barrel.rotation) * reach,
    };
  };
  return {
    layer,
    seat: (taken, you) => {
      own = you;
      for (const [place, { body, glow, barrel }] of guns.entries()) {
        const isThere = taken.includes(place) || place === you;
        barrel.visible = isThere;
        glow.alpha = place === you ? 0.55 : isThere ? 0.15 : 0;
        body.alpha = isThere ? 1 : 0.4;
        body.tint = isThere ? 0xffffff : 0x8ab0d8;
      }
      arrange();
    },
    resize: (toWidth, toHeight) => {
      [width, height] = [toWidth, toHeight];
      arrange();
    },
    aim: (place, x, y) => {
      const gun = guns[place];
      if (!gun) return;
      const turn = Math.atan2(y - gun.body.y, x - gun.body.x);
      gun.barrel.rotation = Math.max(-Math.PI + 0.12, Math.min(-0.12, turn > 1.6 ? -3 : turn));
    },
    fire: (place) => {
      const gun = guns[place] ?? guns[0];
      const from = tip(place);
      if (!gun) return from;
      gun.flash.position.set(from.x - gun.body.x, from.y - gun.body.y);
      const { rotation } = gun.barrel;
      void motions.run(recoilMs, (share) => {
        const back = (1 - easeOut(share)) * gun.size * 0.2;
        gun.barrel.position.set(-Math.cos(rotation) * back, -Math.sin(rotation) * back);
        gun.flash.alpha = between(0.95, 0, share);
      });
      return from;
    },
    mouthOf: (place) => {
      const gun = guns[place] ?? guns[0];
      return gun ? { x: gun.body.x, y: gun.body.y - gun.size * 0.2 } : { x: 0, y: 0 };
    },
  };
}
