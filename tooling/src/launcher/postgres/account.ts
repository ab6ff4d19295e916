import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/** An account of the system, by its numbers. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const candidates = ['postgres', 'nobody'];

function lookUp(name: string): Account | undefined {
  const ask = (flag: string) =>
    Number.parseInt(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }), 10);
  try {
    const account = { uid: ask('-u'), gid: ask('-g') };
    return account.uid > 0 ? account : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The account that PostgreSQL runs as. PostgreSQL rejects root, so root uses another existing
 * account: the owner of existing data, or one of the candidates. Undefined means our own account.
 */
export function postgresAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = candidates.map(lookUp).find((account) => account !== undefined);
  if (found) return found;
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has no account "postgres" or "nobody". ' +
      'Run the same command as an ordinary user, or set DATABASE_URL to a PostgreSQL.',
  );
}

function mayEnter(folder: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  if (owner === uid) return (mode & 0o100) !== 0;
  return (mode & (group === gid ? 0o010 : 0o001)) !== 0;
}

/** Whether the account may enter an existing folder and every folder above it. */
export function canReach(folder: string, account: Account): boolean {
  const parent = path.dirname(folder);
  return mayEnter(folder, account) && (parent === folder || canReach(parent, account));
}
