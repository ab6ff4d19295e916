import pg from 'pg';
import { vi } from 'vitest';
import type { TestSite } from './test-site.ts';

/**
 * The names, or else the texts, of the statements that a site sends to its database during some
 * work.
 */
export async function countStatements(
  { site }: TestSite,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const sent: string[] = [];
  const query = pg.Client.prototype.query;
  // Excludes what the gateway reads periodically.
  const reading = vi.spyOn(site.brands, 'reload').mockResolvedValue(undefined);
  const sending = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given
  ) {
    const [first] = given as unknown as [string | { name?: string; text?: string }];
    sent.push(typeof first === 'string' ? first : (first.name ?? first.text ?? ''));
    return Reflect.apply(query, this, given);
  });
  try {
    await work();
    return sent;
  } finally {
    sending.mockRestore();
    reading.mockRestore();
  }
}
