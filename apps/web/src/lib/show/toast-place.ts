/** A part of the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  left: number;
  top: number;
}

interface Room {
  /** The messages. */
  size: { width: number; height: number };
  /** Where they may be: below the header, and above the tab bar of a phone. */
  bounds: Box;
  /** What they must not cover. */
  controls: readonly Box[];
  /** Text runs from right to left. */
  rtl: boolean;
}

const gap = 8;
const step = 16;

const overlap = (place: Place, { width, height }: Room['size'], box: Box): number => {
  const wide = Math.min(place.left + width, box.right) - Math.max(place.left, box.left) + gap;
  const high = Math.min(place.top + height, box.bottom) - Math.max(place.top, box.top) + gap;
  return wide > 0 && high > 0 ? wide * high : 0;
};

/**
 * The free place nearest to the top and the end of the line. On a screen that is full of controls,
 * the place that covers least of them.
 */
export function placeOf({ size, bounds, controls, rtl }: Room): Place {
  const first = bounds.left;
  const last = Math.max(first, bounds.right - size.width);
  const columns = rtl ? [first, (first + last) / 2, last] : [last, (first + last) / 2, first];
  const lowest = Math.max(bounds.top, bounds.bottom - size.height);
  let best: Place = { left: columns[0] ?? first, top: bounds.top };
  let least = Number.POSITIVE_INFINITY;
  for (let top = bounds.top; top <= lowest; top += step)
    for (const left of columns) {
      const covered = controls.reduce((sum, box) => sum + overlap({ left, top }, size, box), 0);
      if (covered === 0) return { left, top };
      if (covered < least) [best, least] = [{ left, top }, covered];
    }
  return best;
}

const pressable =
  'a[href],button,input,select,textarea,summary,[role=button],[role=tab],[role=menuitem]';

/** The controls that a visitor can press now: in the window, and below nothing but the messages. */
function controlsBeside(messages: Element): Box[] {
  return [...document.querySelectorAll(pressable)].flatMap((control) => {
    const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
    if (width === 0 || height === 0 || messages.contains(control)) return [];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementsFromPoint(x, y).find((element) => !messages.contains(element));
    return hit && (control.contains(hit) || hit.contains(control))
      ? [{ left, top, right, bottom }]
      : [];
  });
}

/** Where the messages are to be in the window as it is now. */
export function placeInWindow(messages: Element): Place {
  const { width, height } = messages.getBoundingClientRect();
  const { clientWidth, clientHeight, dir } = document.documentElement;
  const header = document.querySelector('[data-band=header]')?.getBoundingClientRect();
  const wide = clientWidth >= 640;
  const side = wide ? 24 : 12;
  return placeOf({
    size: { width, height },
    bounds: {
      left: side,
      top: Math.max(12, (header?.bottom ?? 0) + 12),
      right: clientWidth - side,
      bottom: clientHeight - 12,
    },
    controls: controlsBeside(messages),
    rtl: dir === 'rtl',
  });
}
