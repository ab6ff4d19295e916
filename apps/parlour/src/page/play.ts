import {
  byId,
  fillTexts,
  make,
  openParentChannel,
  Refused,
  readLaunch,
} from '@lantern/outside/page';
import type { OpenView } from '../play/replies.ts';
import { chooseLanguage, type Text, textsOf } from '../texts/texts.ts';
import { post } from './api.ts';
import { startGame } from './start-game.ts';

function speak(language: 'en' | 'vi'): Text {
  const text = textsOf(language);
  document.documentElement.lang = language;
  document.title = text('title');
  fillTexts(document, text);
  return text;
}

/** Says why there is no game, with a way back if there is a parent page. */
function fall(text: Text, why: string, back: (() => void) | undefined): void {
  byId('curtain-text').textContent = `${why} ${text('reopen')}`;
  if (!back) return;
  const button = make('button', { type: 'button', class: 'go' }, text('backToSite'));
  button.addEventListener('click', back);
  byId('curtain').append(button);
}

/** Opens the game with the ticket of the launch address. */
async function run(): Promise<void> {
  const launch = readLaunch();
  const text = speak(chooseLanguage(launch.language, navigator.language));
  const notifyParent = openParentChannel();
  const back = notifyParent && (() => notifyParent({ type: 'lantern:close' }));
  try {
    if (launch.token === null) throw new Refused('ticket_invalid');
    const opened = await post<OpenView>('/api/open', { token: launch.token });
    const language = chooseLanguage(launch.language, opened.language);
    const end = () => fall(text, text('sessionOver'), back);
    startGame({ opened, text: speak(language), language, end, notifyParent });
    byId('game').inert = false;
    byId('curtain').hidden = true;
  } catch (error) {
    fall(text, text(error instanceof Refused ? 'sessionOver' : 'away'), back);
  }
  // Also when there is no game: the parent page need not wait any longer.
  notifyParent?.({ type: 'lantern:ready' });
}

await run();
