import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does this for a dialog with a
 * trigger of its own; ours are opened from anywhere.
 */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus();
    },
  };
}
