import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applyMigrations } from '@lantern/migrate';
import { createEmptyDatabase } from '@lantern/migrate/testing';
import { onTestFinished } from 'vitest';

const migrations = path.join(import.meta.dirname, '..', 'migrations');

/** The migration that leaves functions to their files; those after it make none. */
const leanBets = '20261123010000';

/** A database as the migrations before this one made it: by default, tables and functions. */
export async function olderDatabase(before = leanBets): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'older-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(migrations).filter((one) => one < before))
    cpSync(path.join(migrations, name), path.join(folder, name), { recursive: true });
  const url = await createEmptyDatabase();
  await applyMigrations(url, folder);
  return url;
}
