import { type RefObject, useSyncExternalStore } from 'react';

function observe(observer: () => void): () => void {
  document.addEventListener('fullscreenchange', observer);
  return () => document.removeEventListener('fullscreenchange', observer);
}

/** Full screen for one element, where the browser has it. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const on = useSyncExternalStore(
    observe,
    () => document.fullscreenElement !== null && document.fullscreenElement !== undefined,
  );
  const toggle = () => {
    // A browser may refuse full screen, such as while it asks for something else; the page then
    // stays as it is.
    const change = on ? document.exitFullscreen() : element.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { on, possible: document.fullscreenEnabled === true, toggle };
}
