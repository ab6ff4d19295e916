import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

/**
 * So short that the pointer which only passes opens nothing, and one that slips off closes nothing.
 */
const wait = { open: 120, close: 200 } as const;

const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * A panel beside an entry of the menu. It opens by hovering, by its button or by the arrow key that
 * points to it. It closes by leaving it or by Escape, which returns the focus to the entry.
 */
export function useFlyout<Place extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<Place>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), next ? wait.open : wait.close);
  };
  const set = (next: boolean) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const onKeyDown = (event: KeyboardEvent<Place>) => {
    const toward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === toward && !open) {
      event.preventDefault();
      set(true);
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      set(false);
      place.current?.querySelector<HTMLElement>('a, button')?.focus();
    }
  };
  return {
    open,
    id,
    place,
    toggle: () => set(!open),
    close: () => set(false),
    /** For the element with the entry and its panel. */
    handlers: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && later(true),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && later(false),
      onKeyDown,
      onBlur: (event: FocusEvent<Place>) => {
        if (
          event.relatedTarget instanceof Node &&
          !event.currentTarget.contains(event.relatedTarget)
        )
          set(false);
      },
    },
  };
}
