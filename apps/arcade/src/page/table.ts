import { tableOf } from '../games/index.ts';
import { openPage } from './frame/open-page.ts';
import type { MakeFelt } from './table/felt.ts';
import { startTable } from './table/start-table.ts';

/** The felts of the tables; each is a chunk of its own. */
const felts = import.meta.glob<{ makeFelt: MakeFelt }>('../games/*/page/felt.ts');

const game = tableOf(location.pathname.split('/').at(-1) ?? '');
document.documentElement.dataset.game = game.code;

await openPage(game, async (options) => {
  const load = felts[`../games/${game.code}/page/felt.ts`];
  if (!load) throw new Error(`${game.code} has no felt`);
  startTable(game, (await load()).makeFelt, options);
});
