import type { Endpoint } from '@lantern/contracts';
import { credentialsOf } from './browsers.ts';
import type { TestSite } from './test-site.ts';

/** The lines of a file in English, its headings first. */
export async function csvLines(
  site: TestSite,
  call: Endpoint,
  { token, host = 'localhost' }: { token: string; host?: string },
  query: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const { body, headers } = await site.app.inject({
    url: `${call.path}?${new URLSearchParams(query)}`,
    headers: { host, 'accept-language': 'en', ...credentialsOf(token) },
  });
  if (!String(headers['content-type']).startsWith('text/csv')) throw new Error(body);
  return body.slice(1).trim().split('\r\n');
}
