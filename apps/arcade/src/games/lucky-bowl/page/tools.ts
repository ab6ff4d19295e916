import { insertArt, make, onPress, setUsable } from '@lantern/outside/page';
import type { Text } from '../../../texts/texts.ts';
import type { Chips } from './chips.ts';

const icons = {
  undo: '<path d="M9 14L4 9l5-5"/><path d="M4 9h10.5a5.5 5.5 0 0 1 0 11H11"/>',
  clear: '<path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"/>',
  repeat:
    '<path d="M4 12a8 8 0 0 1 13.7-5.7L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.7L4 15.5"/>' +
    '<path d="M4 20v-4.5h4.5"/>',
  double: '<path d="M4 8l6 8M10 8l-6 8M14.5 9.5a2.5 2.5 0 1 1 4.4 1.8L14.5 16h5"/>',
} as const;

type Tool = keyof typeof icons;
const names = Object.keys(icons) as Tool[];

/** The buttons that change all chips at once. Returns them with the function that draws them. */
export function makeTools(
  text: Text,
  chips: Chips,
  changed: () => void,
): { element: HTMLElement; draw(locked: boolean): void } {
  const buttons = names.map((name) => {
    const label = text(name);
    const button = make('button', {
      ...{ type: 'button', class: 'stake-tool', 'aria-label': label, title: label },
    });
    insertArt(
      button,
      `<svg class="icon" aria-hidden="true" viewBox="0 0 24 24">${icons[name]}</svg>`,
    );
    onPress(button, () => {
      chips[name]();
      changed();
    });
    return { name, button };
  });
  const element = make('div', { class: 'bowl-tools' }, ...buttons.map(({ button }) => button));
  return {
    element,
    draw: (locked) => {
      const usable: Readonly<Record<Tool, boolean>> = {
        ...{ undo: chips.canUndo, repeat: chips.canRepeat },
        ...{ clear: chips.total > 0n, double: chips.total > 0n },
      };
      for (const { name, button } of buttons) setUsable(button, !locked && usable[name]);
    },
  };
}
