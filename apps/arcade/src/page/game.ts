import { gameOf } from '../games/index.ts';
import type { MakeBoard } from './frame/board.ts';
import { openPage } from './frame/open-page.ts';
import { startFrame } from './frame/start-frame.ts';

/** The boards of the games; each is a chunk of its own, loaded with its game. */
const boards = import.meta.glob<{ makeBoard: MakeBoard }>('../games/*/page/frame-board.ts');

const game = gameOf(location.pathname.split('/').at(-1) ?? '');
document.documentElement.dataset.game = game.code;

await openPage(game, async (options) => {
  const load = boards[`../games/${game.code}/page/frame-board.ts`];
  if (!load) throw new Error(`${game.code} has no board`);
  startFrame(game, (await load()).makeBoard, options);
});
