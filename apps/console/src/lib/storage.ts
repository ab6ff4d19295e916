/**
 * Reads and writes web storage without ever throwing: a browser that blocks site data raises an
 * error on every access.
 */
function guarded<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const storeOn = (open: () => Storage) => ({
  read: (key: string) => guarded(() => open().getItem(key)) ?? undefined,
  write: (key: string, value: string) => guarded(() => open().setItem(key, value)),
  remove: (key: string) => guarded(() => open().removeItem(key)),
});

/** Kept across visits, and shared with the site of the brand: language and theme. */
export const visitorStore = storeOn(() => window.localStorage);

/** Kept for this tab: the session. */
export const tabStore = storeOn(() => window.sessionStorage);
