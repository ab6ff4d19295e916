import { byId, make, onPress } from '@lantern/outside/page';
import type { Text, TextKey } from '../../../texts/texts.ts';
import { type Kind, kinds } from '../kinds.ts';
import sheet from './sea/art/sprites.avif';
import places from './sea/art/sprites.json' with { type: 'json' };

const [boxWidth, boxHeight] = [64, 40];
/** The size of the file with all pictures. */
const sheetSize = Object.values(places).reduce(
  ([right, bottom], [x = 0, y = 0, width = 0, height = 0]) => [
    Math.max(right ?? 0, x + width),
    Math.max(bottom ?? 0, y + height),
  ],
  [0, 0],
);

/** What a kind pays: `×5`, or `×10–200`. */
export function timesText({ prizes }: Kind): string {
  const all = prizes.map(({ times }) => times);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? `×${most}` : `×${least}–${most}`;
}

export const nameOf = ({ name }: Kind, text: Text): string => text(`reef-${name}` as TextKey);

/** The picture of a kind, cut out of the file that the sea is drawn from. */
export function pictureOf({ name }: Kind): HTMLElement {
  const picture = make('span', { class: 'kind-picture', 'aria-hidden': 'true' });
  const [x = 0, y = 0, width = 1, height = 1] = places[name as keyof typeof places];
  const scale = Math.min(boxWidth / width, boxHeight / height);
  const [wide = 0, high = 0] = sheetSize;
  const { style } = picture;
  style.inlineSize = `${width * scale}px`;
  style.blockSize = `${height * scale}px`;
  style.backgroundImage = `url(${sheet})`;
  style.backgroundSize = `${wide * scale}px ${high * scale}px`;
  style.backgroundPosition = `${-x * scale}px ${-y * scale}px`;
  return picture;
}

/** The kinds with what they pay; pressing one aims at it until it is pressed again. */
export function makeKindList(text: Text, onWish: (number: number | undefined) => void): void {
  let wished: number | undefined;
  const buttons = kinds.map((kind, place) => {
    const times = timesText(kind);
    const button = make(
      'button',
      { type: 'button', class: 'kind', 'aria-pressed': 'false' },
      pictureOf(kind),
      make('span', { class: 'kind-times num', 'aria-hidden': 'true' }, times),
    );
    const label = text('reefKind', { fish: nameOf(kind, text), times });
    button.setAttribute('aria-label', label);
    button.title = label;
    onPress(button, () => {
      wished = wished === place + 1 ? undefined : place + 1;
      for (const [at, one] of buttons.entries())
        one.setAttribute('aria-pressed', String(at + 1 === wished));
      onWish(wished);
    });
    return button;
  });
  byId('kinds').replaceChildren(...buttons);
}
