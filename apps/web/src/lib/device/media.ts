import { useSyncExternalStore } from 'react';

/** From this width the side menu is beside the page and the tab bar is hidden. */
export const desktopQuery = '(min-width: 64rem)';

/** Whether a media query holds now, followed as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (observer) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', observer);
      return () => list.removeEventListener('change', observer);
    },
    () => window.matchMedia(query).matches,
  );
}
