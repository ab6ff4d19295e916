import { chooseLanguage, type TextKey, textsOf } from '../texts/texts.ts';
import type { OpenView } from '../wire/replies.ts';
import { post, Refused, TooMany } from './api.ts';
import symbols from './art/symbols.svg?raw';
import { insertArt, wait } from './dom.ts';
import { fillTexts } from './fill-texts.ts';
import { readLaunch } from './launch.ts';
import { parentLine } from './parent.ts';
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

const reasons: Partial<Record<Refused['code'], TextKey>> = {
  player_blocked: 'blocked',
  unavailable: 'siteAway',
};

function reasonOf(error: unknown): TextKey {
  if (error instanceof TooMany) return 'tooMany';
  return error instanceof Refused ? (reasons[error.code] ?? 'sessionOver') : 'siteAway';
}

/** Opens the game with the token of the launch; without one there is nothing to open. */
async function run(): Promise<void> {
  const launch = readLaunch();
  insertArt(document.body, symbols);
  const wished = chooseLanguage(launch.language, navigator.language);
  const text = speak(wished);
  const curtain = makeCurtain();
  const tell = parentLine();
  const back = tell && { label: text('backToSite'), run: () => tell({ type: 'lantern:close' }) };
  try {
    if (launch.token === null) throw new Refused('launch_token_invalid');
    const opened = await post<OpenView>('/api/open', { token: launch.token });
    const language = chooseLanguage(launch.language, opened.language);
    startGame({ opened, text: speak(language), language, curtain, tell });
    // The letters are there before the table is seen, so that nothing moves under a finger.
    await Promise.race([document.fonts.ready, wait(fontsMs)]);
    curtain.open();
  } catch (error) {
    curtain.fall(`${text(reasonOf(error))} ${text('reopen')}`, back);
  }
  // Ready also to say why there is no game: the page around us need not wait any longer.
  tell?.({ type: 'lantern:ready' });
}

await run();
