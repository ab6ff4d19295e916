import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArchivedServer } from './archived-server.ts';
import { type Books, moveMoney, openSite, readBooks, readMoment, violations } from './books.ts';

/**
 * The test data of a restore: a base backup, then two rounds of movements with a moment between
 * them.
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
  // Writes continue during the backup, so that it is inconsistent without the WAL.
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

// Each test starts with the state that the one before has left.
describe('M12 a lost database is restored from a base backup and the archived WAL', () => {
  test('to a moment: same sums, purses and audit chain heads, nothing later', async () => {
    expect(story.atEnd).not.toEqual(story.atMoment);
    await bringBack(story.moment);
    expect(await readBooks(site())).toEqual(story.atMoment);
    expect(Object.values(story.atMoment.sums)).toEqual(['0', '0']);
    expect(await violations(site())).toEqual([]);
  });

  test('continues from there, with valid books and an archived WAL', async () => {
    await moveMoney(site(), 5);
    await server.archive();
    expect(await violations(site())).toEqual([]);
  });

  test('a second time, with what was written after the first restore', async () => {
    const before = await readBooks(site());
    await bringBack();
    expect(await readBooks(site())).toEqual(before);
    expect(await violations(site())).toEqual([]);
  });

  test('to a later moment of the first timeline, after a restore to an early one', async () => {
    await bringBack('', 'current');
    expect(await readBooks(site())).toEqual(story.atEnd);
    expect(await violations(site())).toEqual([]);
  });
});
