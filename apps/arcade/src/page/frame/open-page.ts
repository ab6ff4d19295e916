import {
  byId,
  fillTexts,
  openParentChannel,
  Refused,
  readLaunch,
  TooMany,
  wait,
} from '@lantern/outside/page';
import { chooseLanguage, directionOf, type Language } from '../../texts/languages.ts';
import type { TextKey, Words } from '../../texts/words.ts';
import type { OpenView } from '../../wire/replies.ts';
import { post } from '../api.ts';
import { loadWords } from '../load-words.ts';
import { makeCurtain } from './curtain.ts';
import type { GameOptions } from './options.ts';

const fontsMs = 1_500;

const reasons: Partial<Record<string, TextKey>> = {
  player_blocked: 'blocked',
  unavailable: 'siteAway',
};

function reasonOf(error: unknown): TextKey {
  if (error instanceof TooMany) return 'tooMany';
  return error instanceof Refused ? (reasons[error.code] ?? 'sessionOver') : 'siteAway';
}

/** The name of a game; languages without one use the English name. */
type Names = Readonly<Partial<Record<Language, string>> & { en: string }>;

async function speak(language: Language, names: Names): Promise<Words> {
  const words = await loadWords(language);
  const root = document.documentElement;
  root.lang = words.language;
  root.dir = directionOf(words.language);
  const name = names[words.language] ?? names.en;
  document.title = name;
  byId('name').textContent = name;
  fillTexts(document, words.text);
  return words;
}

async function openGame(token: string | null, game: string): Promise<OpenView> {
  if (token === null) throw new Refused('launch_token_invalid');
  return post<OpenView>('/api/open', { token, game });
}

/** Opens a game with the token of the launch address; `start` builds it behind the curtain. */
export async function openPage(
  { code, names }: { code: string; names: Names },
  start: (options: GameOptions) => void | Promise<void>,
): Promise<void> {
  const launch = readLaunch();
  const curtain = makeCurtain();
  const notifyParent = openParentChannel();
  const wished = speak(chooseLanguage(launch.language, navigator.language), names);
  try {
    const [opened] = await Promise.all([openGame(launch.token, code), wished]);
    const words = await speak(chooseLanguage(launch.language, opened.language), names);
    await start({ ...words, opened, curtain, notifyParent });
    // Wait for the fonts, so that nothing moves under a finger.
    await Promise.race([document.fonts.ready, wait(fontsMs)]);
    curtain.open();
  } catch (error) {
    const { text } = await wished;
    const back = notifyParent && {
      label: text('backToSite'),
      run: () => notifyParent({ type: 'lantern:close' }),
    };
    curtain.fall(`${text(reasonOf(error))} ${text('reopen')}`, back);
  }
  // Also when there is no game: the parent page need not wait any longer.
  notifyParent?.({ type: 'lantern:ready' });
}
