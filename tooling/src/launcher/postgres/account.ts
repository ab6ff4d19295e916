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
 * The account that PostgreSQL runs as: PostgreSQL refuses root, so root lends it another that the
 * system has already. Data that exists decides by its owner. Undefined stands for our own account.
 */
export function postgresAccount(data: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const found = candidates.map(lookUp).find((account) => account !== undefined);
  if (found) return found;
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has neither an account "postgres" nor "nobody". Run the same command as an ordinary user, or give the address of a PostgreSQL in DATABASE_URL.',
  );
}

function mayEnter(folder: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  if (owner === uid) return (mode & 0o100) !== 0;
  return (mode & (group === gid ? 0o010 : 0o001)) !== 0;
}

/** Whether the account may go to an existing folder: every folder on the way must let it pass. */
export function canReach(folder: string, account: Account): boolean {
  const parent = path.dirname(folder);
  return mayEnter(folder, account) && (parent === folder || canReach(parent, account));
}
