import {
  fillTexts,
  insertArt,
  openParentChannel,
  Refused,
  readLaunch,
  TooMany,
  wait,
} from '@lantern/outside/page';
import { chooseLanguage, type TextKey, textsOf } from '../texts/texts.ts';
import type { OpenView } from '../wire/replies.ts';
import { post } from './api.ts';
import symbols from './art/symbols.svg?raw';
import { makeCurtain } from './play/curtain.ts';
import { startGame } from './play/start-game.ts';

function speak(language: 'en' | 'vi'): ReturnType<typeof textsOf> {
  const text = textsOf(language);
  document.documentElement.lang = language;
  document.title = text('title');
  fillTexts(document, text);
  return text;
}

const fontsMs = 1_500;

const reasons: Partial<Record<string, TextKey>> = {
  player_blocked: 'blocked',
  unavailable: 'siteAway',
};

function reasonOf(error: unknown): TextKey {
  if (error instanceof TooMany) return 'tooMany';
  return error instanceof Refused ? (reasons[error.code] ?? 'sessionOver') : 'siteAway';
}

/** Opens the game with the token of the launch address. */
async function run(): Promise<void> {
  const launch = readLaunch();
  insertArt(document.body, symbols);
  const wished = chooseLanguage(launch.language, navigator.language);
  const text = speak(wished);
  const curtain = makeCurtain();
  const notifyParent = openParentChannel();
  const back = notifyParent && {
    label: text('backToSite'),
    run: () => notifyParent({ type: 'lantern:close' }),
  };
  try {
    if (launch.token === null) throw new Refused('launch_token_invalid');
    const opened = await post<OpenView>('/api/open', { token: launch.token });
    const language = chooseLanguage(launch.language, opened.language);
    startGame({ opened, text: speak(language), language, curtain, notifyParent });
    // Wait for the fonts, so that nothing moves under a finger.
    await Promise.race([document.fonts.ready, wait(fontsMs)]);
    curtain.open();
  } catch (error) {
    curtain.fall(`${text(reasonOf(error))} ${text('reopen')}`, back);
  }
  // Also when there is no game: the parent page need not wait any longer.
  notifyParent?.({ type: 'lantern:ready' });
}

await run();
