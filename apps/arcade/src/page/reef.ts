import { makePlainScene } from '../games/reef-hunt/page/plain-scene.ts';
import type { MakeScene } from '../games/reef-hunt/page/scene.ts';
import { startReef } from '../games/reef-hunt/page/start-reef.ts';
import { reefHunt } from '../games/reef-hunt/rules.ts';
import { openPage } from './frame/open-page.ts';

document.documentElement.dataset.game = reefHunt.code;
/** The sea is a chunk of its own, which loads while the site answers. */
const sea = import('../games/reef-hunt/page/sea/make-scene.ts').catch(() => undefined);

/** Without WebGL, or when the chunk does not load, the game is played on a plain sea. */
const makeScene: MakeScene = async (options) => {
  try {
    const made = await (await sea)?.makeScene(options);
    if (made) return made;
  } catch (_error) {}
  return makePlainScene(options);
};

await openPage(reefHunt, async (options) => void (await startReef(options, makeScene)));
