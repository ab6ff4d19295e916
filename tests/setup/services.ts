import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Guard } from '@lantern/tooling';
import type { TestProject } from 'vitest/node';
import { dropDatabases, makeTemplates, migratedName } from './databases.ts';
import { openPostgres } from './postgres.ts';
import { openRedis } from './redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of a server on which databases may be created. */
    postgresUrl: string;
    /**
     * Name of a database with the site's tables and its seeded brands, to clone with `create
     * database … template`. Databases whose names begin with this name are dropped after the run.
     */
    templateDatabase: string;
    /** The same without rows: tables and functions alone. */
    migratedDatabase: string;
    /** `memory:` if redis-server is not installed. */
    redisUrl: string;
    /** An empty folder in which the gateway's tests record the replies that they got. */
    notesFolder: string;
  }
}

/** The projects that need a server; a run of others starts none. */
const needPostgres = [
  'api',
  'api-replies',
  'arcade',
  'parlour',
  'migrate',
  'rows',
  'outside',
  'database',
  'launcher',
];
const needTemplate = ['api', 'database'];
const needRedis = ['api'];

/**
 * Starts the services of a run, once for all of its projects. The guard cleans up if the run is
 * killed.
 */
export default async function startServices(root: TestProject): Promise<() => Promise<void>> {
  const wanted = root.vitest.projects.map(({ name }) => name);
  const wants = (names: readonly string[]) => names.some((name) => wanted.includes(name));
  const stops: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const stop of stops.reverse()) await stop();
  };
  if (!wants(needPostgres)) return stopAll;

  const guard = new Guard();
  const notesFolder = mkdtempSync(path.join(tmpdir(), 'lantern-notes-'));
  guard.addFolder(notesFolder);
  stops.push(async () => rmSync(notesFolder, { recursive: true, force: true }));
  root.provide('notesFolder', notesFolder);
  stops.push(async () => guard.dismiss());
  try {
    const postgres = await openPostgres(guard);
    stops.push(postgres.stop);
    const template = `lantern_test_${randomBytes(4).toString('hex')}`;
    stops.push(() => dropDatabases(postgres.url, template));
    if (wants(needTemplate)) await makeTemplates(postgres.url, template);
    const redis = wants(needRedis)
      ? await openRedis(guard)
      : { url: 'memory:', stop: async () => {} };
    stops.push(redis.stop);
    root.provide('postgresUrl', postgres.url);
    root.provide('templateDatabase', template);
    root.provide('migratedDatabase', migratedName(template));
    root.provide('redisUrl', redis.url);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
