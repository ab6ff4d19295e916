/**
 * Web storage that never throws. A browser that blocks site data raises an error on every access;
 * the page then works on without remembering.
 */
export interface Store {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
}

function guarded(open: () => Storage): Store {
  const attempt = <Result>(use: (storage: Storage) => Result): Result | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    write: (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

/** Kept across visits: language, theme, the state of the side menu. */
export const visitorStore = guarded(() => window.localStorage);

/** Kept for this tab: the session. */
export const tabStore = guarded(() => window.sessionStorage);
