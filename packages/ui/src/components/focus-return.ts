import { useRef } from 'react';

/**
 * Restores the focus after a dialog. Radix does so only for dialogs with a trigger; ours open from
 * anywhere.
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
