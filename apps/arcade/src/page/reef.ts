import { startReef } from '../games/reef-hunt/page/start-reef.ts';
import { reefHunt } from '../games/reef-hunt/rules.ts';
import { openPage } from './frame/open-page.ts';

document.documentElement.dataset.game = reefHunt.code;
/** The sea is a chunk of its own, which loads while the site answers. */
const sea = import('../games/reef-hunt/page/sea/make-scene.ts');

await openPage(reefHunt, async (options) => {
  await startReef(options, (await sea).makeScene);
});
