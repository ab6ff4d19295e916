import { useSyncExternalStore } from 'react';

/** What a browser hands over that would put the site on the device; not every browser does. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | undefined;
const observers = new Set<() => void>();

function replace(next: InstallEvent | undefined): void {
  offered = next;
  for (const observer of observers) observer();
}

/** Keeps the browser's install prompt, which is sent once and early, for the page about the app. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => replace(event as InstallEvent));
  window.addEventListener('appinstalled', () => replace(undefined));
}

const subscribe = (observer: () => void) => {
  observers.add(observer);
  return () => void observers.delete(observer);
};

/**
 * Asks the visitor to install the site as an app; undefined where the browser cannot, or it is
 * installed.
 */
export function useInstall(): (() => void) | undefined {
  const event = useSyncExternalStore(subscribe, () => offered);
  if (!event) return undefined;
  return () => {
    // An offer works once.
    replace(undefined);
    void event.prompt();
  };
}
