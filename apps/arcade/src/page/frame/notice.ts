import { byId, make } from '@lantern/outside/page';

export interface Action {
  label: string;
  run(): void;
}

export interface Notice {
  say(sentence: string, action?: Action): void;
  clear(): void;
}

/** One sentence about a problem, with at most one action. */
export function makeNotice(): Notice {
  const notice = byId('notice');
  const clear = () => notice.replaceChildren();
  return {
    clear,
    say: (sentence, action) => {
      notice.replaceChildren(make('span', {}, sentence));
      if (!action) return;
      const button = make('button', { type: 'button' }, action.label);
      button.addEventListener('click', () => {
        clear();
        action.run();
      });
      notice.append(button);
      button.focus();
    },
  };
}
