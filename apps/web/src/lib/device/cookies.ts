/**
 * Cookies of the page itself, for the whole site. A browser that blocks them keeps none, and
 * nothing fails.
 */

const attributes = () =>
  `; path=/; samesite=lax${window.location.protocol === 'https:' ? '; secure' : ''}`;

/** The Cookie Store API is not in every browser that the site is built for. */
function set(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = text + attributes();
}

/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Keeps a value for so many seconds. */
export const writeCookie = (name: string, value: string, seconds: number): void =>
  set(`${name}=${encodeURIComponent(value)}; max-age=${seconds}`);

/** Keeps a value until the browser closes. */
export const writeBriefCookie = (name: string, value: string): void =>
  set(`${name}=${encodeURIComponent(value)}`);

export const removeCookie = (name: string): void => set(`${name}=; max-age=0`);
