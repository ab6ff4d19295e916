import { startCrash } from '../games/crash/page/start-crash.ts';
import { crash } from '../games/crash/rules.ts';
import { openPage } from './frame/open-page.ts';

document.documentElement.dataset.game = crash.code;

await openPage(crash, (options) => void startCrash(options));
