import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArchivedServer } from './archived-server.ts';
import { type Books, moveMoney, openSite, readBooks, readMoment, violations } from './books.ts';

/**
 * What a restore is tried with: a base backup, and after it two times of movements with a moment
 * between them.
 */
interface Story {
  readonly moment: string;
  readonly atMoment: Books;
  readonly atEnd: Books;
}

let server: ArchivedServer;
let story: Story;
const site = () => server.url('lantern');

async function live(): Promise<Story> {
  const url = await openSite(server.url('postgres'));
  await moveMoney(url, 20);
  // People go on while the backup is taken, so that it is no picture of one moment without the log.
  await Promise.all([server.backUp('night'), moveMoney(url, 60)]);
  await moveMoney(url, 20);
  const [atMoment, moment] = [await readBooks(url), await readMoment(url)];
  await moveMoney(url, 20);
  const atEnd = await readBooks(url);
  await server.archive();
  return { moment, atMoment, atEnd };
}

async function bringBack(...args: readonly string[]): Promise<void> {
  await server.destroy();
  server.restore('night', ...args);
  await server.start();
}

beforeAll(async () => {
  server = await ArchivedServer.open();
  story = await live();
});
afterAll(() => server?.close());

// Each begins with what the one before has left, as on the day on which it is needed.
describe('M12 a database that is lost comes back from a base backup and the archived log', () => {
  test('as it was at a moment: the same sums, purses and heads of the audit chain, and nothing that came later', async () => {
    expect(story.atEnd).not.toEqual(story.atMoment);
    await bringBack(story.moment);
    expect(await readBooks(site())).toEqual(story.atMoment);
    expect(Object.values(story.atMoment.sums)).toEqual(['0', '0']);
    expect(await violations(site())).toEqual([]);
  });

  test('and goes on from there, with books that hold and a log that is archived', async () => {
    await moveMoney(site(), 5);
    await server.archive();
    expect(await violations(site())).toEqual([]);
  });

  test('once more, with what was written after the first restore', async () => {
    const before = await readBooks(site());
    await bringBack();
    expect(await readBooks(site())).toEqual(before);
    expect(await violations(site())).toEqual([]);
  });

  test('with all that was archived before the first restore, when that turns out to have been too early', async () => {
    await bringBack('', 'current');
    expect(await readBooks(site())).toEqual(story.atEnd);
    expect(await violations(site())).toEqual([]);
  });
});
