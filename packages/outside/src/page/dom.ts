/** The element with this id. Throws when there is none: page and script do not fit together. */
export function byId<E extends Element = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element as unknown as E;
}

/** Makes an element with attributes and children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Appends markup of our own build (never input) to an element, and returns the new element. */
export function insertArt(parent: Element, markup: string): Element {
  parent.insertAdjacentHTML('beforeend', markup);
  const art = parent.lastElementChild;
  if (!art) throw new Error('the drawing is empty');
  return art;
}

/**
 * Runs `act` when an enabled button is pressed. Buttons are disabled with `aria-disabled`, because
 * `disabled` would take the focus away from a keyboard user in the middle of the game.
 */
export function onPress(button: HTMLElement, act: () => void): void {
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') act();
  });
}

export const setUsable = (button: HTMLElement, usable: boolean): void =>
  button.setAttribute('aria-disabled', String(!usable));

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches;
