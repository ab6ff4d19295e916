import { insertArt } from '@lantern/outside/page';
import { openPage } from '../../../page/frame/open-page.ts';
import { luckyBowl } from '../rules.ts';
import symbols from './art/symbols.svg?raw';
import { startGame } from './start-game.ts';

insertArt(document.body, symbols);
await openPage(luckyBowl, startGame);
