import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import 'pixi.js/sprite-tiling';
import { Container, Sprite, Ticker, WebGLRenderer } from 'pixi.js';
import type { MakeScene, Scene, ShownShot, Target } from '../scene.ts';
import { makeEffects } from './effects.ts';
import { makeGuns } from './guns.ts';
import { makeMotions } from './motions.ts';
import { makePicture } from './picture.ts';
import { makeQuality } from './quality.ts';
import { makeShoal, type Swimmer } from './shoal.ts';
import { loadTextures } from './textures.ts';
import { makeWater } from './water.ts';

/** Without motion the sea is a picture that is drawn again every 1.5 seconds. */
const stillMs = 1_500;
const longestStepMs = 100;
/** On a slow device a shot takes fewer frames, but not longer. */
const longestFrameMs = 1_000;
const bigCatch = 18;
const hurtMs = 180;
const background = 0x06255a;
const tints = { own: 0x7af0ff, others: 0xffd27a } as const;

/** The sea on PixiJS. */
export const makeScene: MakeScene = async ({ root, isStill }) => {
  // PixiJS would run a loop of its own, also while nothing moves.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const quality = makeQuality(Math.min(2, devicePixelRatio));
  const renderer = new WebGLRenderer();
  await renderer.init({
    ...{ width: 2, height: 2, autoDensity: true, skipExtensionImports: true },
    // Pictures have soft edges of their own, and smoothing costs a weak device half of its frames.
    ...{ resolution: quality.resolution, antialias: false, backgroundColor: background },
    powerPreference: 'low-power',
  });
  root.prepend(renderer.canvas);
  const textures = await loadTextures();
  const motions = makeMotions(() => isStill);
  const [water, shoal] = [makeWater(textures), makeShoal(textures)];
  const [guns, effects] = [makeGuns(textures, motions), makeEffects(textures, motions)];
  const mark = new Sprite({ texture: textures.net, anchor: 0.5 });
  mark.tint = 0xffe27a;
  mark.visible = false;
  const stage = new Container({
    children: [
      water.behind,
      shoal.layer,
      water.before,
      shoal.ground,
      mark,
      guns.layer,
      effects.layer,
    ],
  });
  const picture = makePicture(renderer, stage, background);
  let clock = Date.now;
  let [own, aimed] = [0, -1];
  let [resting, before, request] = [false, 0, 0];

  const drawMark = (now: number) => {
    const swimmer = shoal.find(aimed);
    mark.visible = swimmer !== undefined;
    if (!swimmer) return;
    mark.position.set(swimmer.x, swimmer.y);
    mark.setSize(Math.max(52, swimmer.half * 1.9));
    mark.alpha = isStill ? 0.5 : 0.35 + Math.sin(now / 180) * 0.12;
    mark.rotation = isStill ? 0 : now / 2_600;
    guns.aim(own, swimmer.x, swimmer.y);
  };
  const step = (passedMs: number) => {
    const now = clock();
    if (!isStill) water.step(Math.min(longestStepMs, passedMs) / 1_000);
    shoal.step(now);
    motions.step(passedMs);
    drawMark(now);
    Ticker.system.update(performance.now());
  };
  const watch = (passedMs: number) => {
    const isCoarser = quality.take(passedMs);
    if (quality.late) picture.defer();
    if (!isCoarser) return;
    water.enrich(quality.rich);
    resize();
  };
  const loop = (now: number) => {
    request = resting ? 0 : requestAnimationFrame(loop);
    if (!picture.isShown()) return;
    const passedMs = now - before;
    before = now;
    step(Math.min(longestFrameMs, passedMs));
    picture.draw();
    watch(passedMs);
  };
  let [asked, drawing] = [false, false];
  /** Without motion: draws what has changed, once a frame at most. */
  const show = () => {
    asked = isStill;
    if (!asked || drawing) return;
    drawing = true;
    requestAnimationFrame((begun) => {
      asked = false;
      step(0);
      picture.draw();
      const look = (done: number) => {
        drawing = !picture.isShown();
        if (drawing) return void requestAnimationFrame(look);
        watch(done - begun);
        if (asked) show();
      };
      requestAnimationFrame(look);
    });
  };
  const go = () => {
    if (resting || request !== 0) return;
    before = performance.now();
    if (isStill) request = window.setInterval(show, stillMs);
    else request = requestAnimationFrame(loop);
  };
  const stop = () => {
    if (isStill) clearInterval(request);
    else cancelAnimationFrame(request);
    request = 0;
  };
  const resize = () => {
    const { clientWidth: width, clientHeight: height } = root;
    if (width < 2 || height < 2) return;
    picture.resize(width, height, quality.resolution);
    for (const part of [water, shoal, guns]) part.resize(width, height);
    step(0);
    picture.drawAtOnce();
  };
  new ResizeObserver(resize).observe(root);
  resize();
  go();

  const targetOf = ({ fish, x, y }: Swimmer): Target => ({
    ...{ fish: fish.fish, kind: fish.kind, x, y },
  });
  const shoot = async ({ place, fish, times, onCatch }: ShownShot): Promise<void> => {
    const swimmer = shoal.find(fish);
    const end = { x: swimmer?.x ?? root.clientWidth / 2, y: swimmer?.y ?? root.clientHeight / 2 };
    const follow = () => {
      const there = shoal.find(fish);
      if (there) [end.x, end.y] = [there.x, there.y];
      return end;
    };
    follow();
    guns.aim(place, end.x, end.y);
    const tint = place === own ? tints.own : tints.others;
    await effects.pearl(guns.fire(place), follow, tint);
    const paid = await times;
    const at = { ...follow() };
    const caught = paid ?? 0;
    if (paid === undefined || caught === 0) {
      const missed = shoal.find(fish);
      if (missed && paid === 0 && !isStill) missed.hurt = clock() + hurtMs;
      effects.puff(at);
      if (paid === 0) void effects.net(at, 64, tint);
    } else {
      const coins = Math.min(16, 3 + Math.round(caught ** 0.6));
      const taken = shoal.take(fish);
      void effects.net(at, Math.max(90, (taken?.half ?? 40) * 2.8), tint);
      if (caught >= bigCatch) effects.shine(at, Math.max(220, (taken?.half ?? 60) * 4.4));
      const to = guns.mouthOf(place);
      void (taken ? effects.haul(taken, to, coins) : effects.coins(at, to, coins));
      onCatch(at, caught);
    }
    show();
  };

  const scene: Scene = {
    keepTime: (now) => {
      clock = now;
    },
    seat: (taken, you) => {
      own = you;
      guns.seat(taken, you);
      show();
    },
    inSight: () => {
      const { clientWidth: width, clientHeight: height } = root;
      return shoal.swimmers
        .filter(({ x, y }) => x > 8 && x < width - 8 && y > 8 && y < height - 8)
        .map(targetOf)
        .sort((one, other) => one.x - other.x);
    },
    at: (x, y) => {
      const found = shoal.at(x, y);
      return found && targetOf(found);
    },
    aimAt: (fish) => {
      aimed = fish ?? -1;
      show();
    },
    shoot,
    rest: (isResting) => {
      resting = isResting;
      if (isResting) stop();
      else go();
    },
  };
  return scene;
};
