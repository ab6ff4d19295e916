/** The browsers of the tests' sessions, by token. */
const browsers = new Map<string, string>();

/** Records the browser of a session from a reply. */
export function noteBrowser(token: unknown, cookies: readonly string[]): void {
  const browser = cookies.find((cookie) => cookie.startsWith('browser='));
  if (typeof token === 'string' && browser) browsers.set(token, browser);
}

/** The browser cookie of a token; undefined for an unknown token. */
export const browserCookie = (token: string): string[] => [browsers.get(token) ?? []].flat();

/** The headers that authenticate a page. */
export const credentialsOf = (token: string): Record<string, string> => {
  const [cookie] = browserCookie(token);
  return { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
};
