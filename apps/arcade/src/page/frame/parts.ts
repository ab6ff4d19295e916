import { make, onPress, setUsable } from '@lantern/outside/page';

/** A labelled place among the options of a game. */
export function option(label: string, content: HTMLElement, wide = false): HTMLElement {
  const shown = make('span', { class: 'option-label' }, label);
  return make('div', { class: wide ? 'option option-wide' : 'option' }, shown, content);
}

/** A value that the player cannot type, such as the chance to win. */
export const value = (): HTMLOutputElement => make('output', { class: 'value num' });

/** Buttons of which one is pressed. */
export function choices<Value extends string>(
  label: string,
  offered: readonly { value: Value; text: string }[],
  onChoose: (value: Value) => void,
): { element: HTMLElement; choose(value: Value): void; lock(locked: boolean): void } {
  const buttons = offered.map(({ value: one, text }) => {
    const button = make('button', { type: 'button', class: 'choice num' }, text);
    onPress(button, () => {
      choose(one);
      onChoose(one);
    });
    return { one, button };
  });
  const choose = (chosen: Value) => {
    for (const { one, button } of buttons)
      button.setAttribute('aria-pressed', String(one === chosen));
  };
  const element = make(
    'div',
    { class: 'choices', role: 'group', 'aria-label': label },
    ...buttons.map(({ button }) => button),
  );
  return {
    element,
    choose,
    lock: (locked) => {
      for (const { button } of buttons) setUsable(button, !locked);
    },
  };
}

/** A whole number with buttons for one less and one more. */
export function stepper(
  texts: { label: string; less: string; more: string },
  limits: { least: number; most: number },
  onChange: (value: number) => void,
): { element: HTMLElement; set(value: number): void; lock(locked: boolean): void } {
  let current = limits.least;
  const field = make('input', {
    ...{ class: 'small-field num', inputmode: 'numeric', 'aria-label': texts.label },
    ...{ maxlength: String(String(limits.most).length), autocomplete: 'off' },
  });
  const set = (next: number) => {
    current = Math.min(limits.most, Math.max(limits.least, next));
    field.value = String(current);
  };
  const change = (next: number) => {
    set(next);
    onChange(current);
  };
  field.addEventListener('change', () => {
    change(/^\d+$/.test(field.value) ? Number(field.value) : current);
  });
  const tool = (sign: string, label: string, by: number) => {
    const button = make(
      'button',
      { type: 'button', class: 'step-tool', 'aria-label': label },
      sign,
    );
    onPress(button, () => change(current + by));
    return button;
  };
  const [less, more] = [tool('−', texts.less, -1), tool('+', texts.more, 1)];
  return {
    element: make('div', { class: 'stepper' }, less, field, more),
    set,
    lock: (locked) => {
      field.readOnly = locked;
      for (const button of [less, more]) setUsable(button, !locked);
    },
  };
}

/** To the right and down. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};

/** The arrow keys move the focus in a field of buttons with so many columns. */
export function moveByArrows(buttons: readonly HTMLElement[], columns: number): void {
  for (const [at, button] of buttons.entries())
    button.addEventListener('keydown', (event) => {
      const [right, down] = arrows[event.key] ?? [0, 0];
      const next = buttons[at + right + down * columns];
      if (!next || next === button) return;
      event.preventDefault();
      next.focus();
    });
}
