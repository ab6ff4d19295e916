import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '../start-error.ts';
import { type Account, canReach, postgresAccount } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Where PostgreSQL's programs and data are, and which account runs it. */
export interface Place {
  readonly binaries: string;
  readonly data: string;
  readonly log: string;
  /** Undefined means our own account. */
  readonly account: Account | undefined;
}

/** A folder that every account can reach, one for each data folder. */
function outsideFolder(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const folder = `/var/tmp/lantern-${hash}`;
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid } = lstatSync(folder);
  if (uid !== 0 || lstatSync(folder).isSymbolicLink())
    throw new StartError(
      `${folder} belongs to another account. Delete it, or choose another folder with DATA_DIR.`,
    );
  chmodSync(folder, 0o755);
  return folder;
}

/** The programs if the account can reach them, a copy otherwise. */
function reachableBinaries(binaries: Binaries, dataDir: string, account: Account): string {
  if (canReach(path.join(binaries.folder, 'bin'), account)) return binaries.folder;
  const copy = path.join(outsideFolder(dataDir), `postgresql-${binaries.version}`);
  if (existsSync(copy)) return copy;
  rmSync(`${copy}.new`, { recursive: true, force: true });
  cpSync(binaries.folder, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
  renameSync(`${copy}.new`, copy);
  return copy;
}

/** `DATA_DIR/postgres` is the data, or a link to it. */
function dataFolder(dataDir: string): string {
  const folder = path.join(dataDir, 'postgres');
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? path.resolve(dataDir, readlinkSync(folder)) : folder;
}

function reachableData(dataDir: string, account: Account): string {
  const known = dataFolder(dataDir);
  if (existsSync(known)) {
    if (canReach(path.dirname(known), account)) return known;
    throw new StartError(
      `The account ${account.uid}, which PostgreSQL has to run as, cannot reach ${known}. ` +
        'Open the folders above it (chmod o+x), or choose another folder with DATA_DIR.',
    );
  }
  const link = path.join(dataDir, 'postgres');
  rmSync(link, { force: true });
  if (canReach(dataDir, account)) return link;
  const outside = path.join(outsideFolder(dataDir), 'postgres');
  symlinkSync(outside, link);
  return outside;
}

function logFor(dataDir: string, data: string, account: Account | undefined): string {
  const logs = path.join(dataDir, 'logs');
  const log = account && !canReach(logs, account) ? `${data}.log` : path.join(logs, 'postgres.log');
  closeSync(openSync(log, 'w'));
  if (account) chownSync(log, account.uid, account.gid);
  return log;
}

/**
 * Decides where PostgreSQL runs. If its account cannot enter the clone, such as one under /root,
 * the data is outside of the clone.
 */
export function choosePlace(dataDir: string, binaries: Binaries): Place {
  const account = postgresAccount(dataFolder(dataDir));
  const data = account ? reachableData(dataDir, account) : dataFolder(dataDir);
  return {
    binaries: account ? reachableBinaries(binaries, dataDir, account) : binaries.folder,
    data,
    log: logFor(dataDir, data, account),
    account,
  };
}
