/** The browsers in which the sessions of the tests were opened, by token. */
const browsers = new Map<string, string>();

/** Notes the browser in which a session was opened, as a reply says. */
export function noteBrowser(token: unknown, cookies: readonly string[]): void {
  const browser = cookies.find((cookie) => cookie.startsWith('browser='));
  if (typeof token === 'string' && browser) browsers.set(token, browser);
}

/**
 * The cookie of the browser to which a token was given; nothing for a token that nobody gave out.
 */
export const browserCookie = (token: string): string[] => [browsers.get(token) ?? []].flat();

/** The headers by which a page shows who is logged in. */
export const credentialsOf = (token: string): Record<string, string> => {
  const [cookie] = browserCookie(token);
  return { authorization: `Bearer ${token}`, ...(cookie && { cookie }) };
};
