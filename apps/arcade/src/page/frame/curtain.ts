import { byId, insertArt, make } from '@lantern/outside/page';
import lantern from '../art/lantern.svg?raw';
import type { Action } from './notice.ts';

export interface Curtain {
  open(): void;
  /** Ends the game with a sentence and, optionally, one action. */
  fall(sentence: string, action?: Action): void;
}

/** The cover over the game while it opens and after it has ended. */
export function makeCurtain(): Curtain {
  const curtain = byId('curtain');
  const words = byId('curtain-text');
  const game = byId('game');
  curtain.prepend(insertArt(curtain, lantern));
  game.inert = true;
  return {
    open: () => {
      curtain.hidden = true;
      game.inert = false;
    },
    fall: (sentence, action) => {
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
      game.inert = true;
      words.textContent = sentence;
      curtain.hidden = false;
      if (!action) return;
      const button = make('button', { type: 'button' }, action.label);
      button.addEventListener('click', () => action.run());
      curtain.append(button);
      button.focus();
    },
  };
}
