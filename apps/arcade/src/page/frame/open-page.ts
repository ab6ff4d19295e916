import {
  fillTexts,
  openParentChannel,
  Refused,
  readLaunch,
  TooMany,
  wait,
} from '@lantern/outside/page';
import { chooseLanguage, type TextKey, textsOf } from '../../texts/texts.ts';
import type { OpenView } from '../../wire/replies.ts';
import { post } from '../api.ts';
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

function speak(language: 'en' | 'vi', title: Record<'en' | 'vi', string>) {
  const text = textsOf(language);
  document.documentElement.lang = language;
  document.title = title[language];
  fillTexts(document, text);
  return text;
}

/** Opens a game with the token of the launch address; `start` builds it behind the curtain. */
export async function openPage(
  game: { code: string; names: Record<'en' | 'vi', string> },
  start: (options: GameOptions) => void | Promise<void>,
): Promise<void> {
  const launch = readLaunch();
  const wished = chooseLanguage(launch.language, navigator.language);
  const text = speak(wished, game.names);
  const curtain = makeCurtain();
  const notifyParent = openParentChannel();
  const back = notifyParent && {
    label: text('backToSite'),
    run: () => notifyParent({ type: 'lantern:close' }),
  };
  try {
    if (launch.token === null) throw new Refused('launch_token_invalid');
    const asked = { token: launch.token, game: game.code };
    const opened = await post<OpenView>('/api/open', asked);
    const language = chooseLanguage(launch.language, opened.language);
    await start({ opened, text: speak(language, game.names), language, curtain, notifyParent });
    // Wait for the fonts, so that nothing moves under a finger.
    await Promise.race([document.fonts.ready, wait(fontsMs)]);
    curtain.open();
  } catch (error) {
    curtain.fall(`${text(reasonOf(error))} ${text('reopen')}`, back);
  }
  // Also when there is no game: the parent page need not wait any longer.
  notifyParent?.({ type: 'lantern:ready' });
}
