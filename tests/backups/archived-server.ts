import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, Guard, type Postgres, repository, startPostgres } from '@lantern/tooling';
import pg from 'pg';
import { vi } from 'vitest';

/** The `archive_command` of production. */
function archiveCommand(): string {
  const compose = readFileSync(path.join(repository, 'ops/compose.backups.yml'), 'utf8');
  return /^ +- archive_command=(.+)$/m.exec(compose)?.[1] ?? '';
}

/** Polls until PostgreSQL has done its work. */
async function until(done: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const look = async () => {
    if (!(await done())) throw new Error(`Waited in vain for ${what}.`);
  };
  await vi.waitFor(look, { timeout: 100_000, interval: 50 });
}

/** A PostgreSQL that archives its WAL by the scripts of `ops/postgres`, in its own folder. */
export class ArchivedServer {
  readonly #folder: string;
  readonly #guard: Guard;
  readonly #password = randomBytes(16).toString('hex');
  #postgres: Postgres | undefined;

  private constructor() {
    this.#guard = new Guard();
    this.#folder = mkdtempSync(path.join(tmpdir(), 'lantern-backups-'));
    this.#guard.addFolder(this.#folder);
    // As root, PostgreSQL runs as another account, which must reach the folder and the scripts.
    chmodSync(this.#folder, 0o755);
    mkdirSync(path.join(this.#folder, 'logs'));
    cpSync(path.join(repository, 'ops/postgres'), this.#ops, { recursive: true });
  }

  static async open(): Promise<ArchivedServer> {
    const server = new ArchivedServer();
    await server.start();
    const { uid, gid } = statSync(server.#data);
    for (const name of ['', 'wal', 'base']) {
      mkdirSync(path.join(server.#backups, name));
      chownSync(path.join(server.#backups, name), uid, gid);
    }
    const archive = archiveCommand().replace('/ops/', `${server.#ops}/`);
    const command = `BACKUPS=${server.#backups} ${archive}`;
    await server.query(`alter system set archive_command = ${pg.escapeLiteral(command)}`);
    await server.query('alter system set archive_mode = on');
    await server.#running.stop();
    await server.start();
    return server;
  }

  get #ops(): string {
    return path.join(this.#folder, 'ops');
  }

  get #backups(): string {
    return path.join(this.#folder, 'backups');
  }

  get #data(): string {
    return realpathSync(path.join(this.#folder, 'postgres'));
  }

  get #running(): Postgres {
    if (!this.#postgres) throw new Error('The server was not started.');
    return this.#postgres;
  }

  url(database: string): string {
    return this.#running.url(database);
  }

  async query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url('postgres') });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  /** Starts on the existing data, and waits until recovery has ended. */
  async start(): Promise<void> {
    const [dataDir, port] = [this.#folder, await freePort()];
    this.#postgres = await startPostgres({
      dataDir,
      password: this.#password,
      port,
      durable: false,
    });
    this.#guard.add('postgres', this.#postgres.process().pid, { signal: 'SIGINT', store: true });
    await until(async () => {
      const [row] = await this.query<{ recovering: boolean }>(
        'select pg_is_in_recovery() as recovering',
      );
      return row?.recovering === false;
    }, 'the recovery to end');
  }

  /**
   * Takes an online base backup with the low-level API of PostgreSQL: the embedded PostgreSQL comes
   * without `pg_basebackup`.
   */
  async backUp(name: string): Promise<void> {
    const copy = path.join(this.#folder, `copy-${name}`);
    const client = new pg.Client({ connectionString: this.url('postgres') });
    await client.connect();
    try {
      await client.query("select pg_backup_start('test', true)");
      this.#copyData(copy);
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(true)',
      );
      writeFileSync(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    } finally {
      await client.end();
    }
    const folder = path.join(this.#backups, 'base', name);
    mkdirSync(folder);
    execFileSync('tar', ['-C', copy, '-czf', path.join(folder, 'base.tar.gz'), '.']);
    rmSync(copy, { recursive: true });
  }

  #copyData(copy: string): void {
    const left = ['pg_wal', 'postmaster.pid', 'postmaster.opts'];
    cpSync(this.#data, copy, {
      recursive: true,
      filter: (file) => !left.includes(path.relative(this.#data, file)),
    });
    mkdirSync(path.join(copy, 'pg_wal'), { mode: 0o700 });
  }

  /** Switches to a new WAL segment, and waits until the old one is archived. */
  async archive(): Promise<void> {
    const [piece] = await this.query<{ name: string }>(
      'select pg_walfile_name(pg_switch_wal()) as name',
    );
    const archived = () => existsSync(path.join(this.#backups, 'wal', `${piece?.name}.gz`));
    await until(archived, `${piece?.name} to be archived`);
  }

  /** Stops the server immediately, and removes its data. */
  async destroy(): Promise<void> {
    const data = this.#data;
    process.kill(this.#running.process().pid, 'SIGQUIT');
    await until(() => !this.#running.isRunning(), 'the server to end');
    for (const name of readdirSync(data)) rmSync(path.join(data, name), { recursive: true });
  }

  /** Runs `ops/postgres/restore.sh` as the account that owns the data. */
  restore(...args: readonly string[]): void {
    const { uid, gid } = statSync(this.#data);
    const env = { ...process.env, PGDATA: this.#data, BACKUPS: this.#backups };
    execFileSync('sh', [path.join(this.#ops, 'restore.sh'), ...args], {
      env,
      uid,
      gid,
      cwd: '/',
      stdio: 'pipe',
    });
  }

  async close(): Promise<void> {
    await this.#running.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#guard.dismiss();
  }
}
