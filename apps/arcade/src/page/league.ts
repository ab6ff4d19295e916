import { tableOf } from '../games/index.ts';
import { sportOf } from '../games/league/sports.ts';
import { openPage } from './frame/open-page.ts';
import type { MakeShow } from './league/show.ts';
import { startLeague } from './league/start-league.ts';

/** What the leagues show of a match; each is a chunk of its own. */
const shows = import.meta.glob<{ makeShow: MakeShow }>('../games/*/page/show.ts');

const game = tableOf(location.pathname.split('/').at(-1) ?? '');
document.documentElement.dataset.game = game.code;

await openPage(game, async (options) => {
  const load = shows[`../games/${game.code}/page/show.ts`];
  if (!load) throw new Error(`${game.code} has no show`);
  startLeague(game, sportOf(game.code), (await load()).makeShow, options);
});
