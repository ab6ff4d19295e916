import { Refusal } from '@lantern/contracts';
import { openPool } from '@lantern/rows';
import type pg from 'pg';
import { InTurn } from '../in-turn.ts';
import type { Database } from './database.ts';
import { isTimeout } from './transaction.ts';

/** Who searches: a newer search of the same scope replaces the older one. */
export interface Asked {
  scope: string;
  /** Equal searches share one answer. */
  key: string;
}

interface Search {
  value: Promise<unknown>;
  stop: AbortController;
  scopes: Set<string>;
}

/** Searches that may wait for a connection. */
const mostWaiting = 50;

/** A statement that ran too long, or whose connection was closed. */
const isStopped = (error: unknown) =>
  (error as { code?: unknown }).code === '57014' ||
  (error instanceof Error && error.message.startsWith('Connection terminated'));

/**
 * Runs searches on a few connections of their own, so that slow ones delay each other and nothing
 * else. Equal searches at the same time run once. A search that has no reader left is stopped, also
 * in the database.
 */
export class Searches {
  readonly #db: Database;
  readonly #pool: pg.Pool;
  readonly #running = new Map<string, Search>();
  /** The running search of each scope, by its key. */
  readonly #latest = new Map<string, string>();
  /** Milliseconds that a search waits for a connection. */
  patience = 2000;

  /** @param pool of these searches only; see `openSearchPool` */
  constructor(db: Database, pool: pg.Pool) {
    this.#db = db;
    this.#pool = pool;
  }

  /** @throws Refusal search_stopped, when it took too long or was replaced by a newer one */
  async run<Value>({ scope, key }: Asked, work: (db: Database) => Promise<Value>): Promise<Value> {
    const before = this.#latest.get(scope);
    if (before !== undefined && before !== key) this.#leave(before, scope);
    const search = this.#running.get(key) ?? this.#start(key, work);
    search.scopes.add(scope);
    this.#latest.set(scope, key);
    return search.value as Promise<Value>;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  #leave(key: string, scope: string): void {
    const search = this.#running.get(key);
    search?.scopes.delete(scope);
    if (search?.scopes.size === 0) {
      this.#running.delete(key);
      search.stop.abort();
    }
  }

  #start(key: string, work: (db: Database) => Promise<unknown>): Search {
    const stop = new AbortController();
    const value = this.#search(work, stop.signal).finally(() => {
      if (this.#running.get(key) !== search) return;
      this.#running.delete(key);
      for (const scope of search.scopes) this.#latest.delete(scope);
    });
    const search = { value, stop, scopes: new Set<string>() };
    this.#running.set(key, search);
    return search;
  }

  async #search<Value>(
    work: (db: Database) => Promise<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const client = await this.#connect(signal);
    let open = true;
    const release = (broken?: Error) => {
      if (open) client.release(broken);
      open = false;
    };
    // The server notices a closed connection and ends its statement.
    const end = () => release(new Error('replaced by a newer search'));
    signal.addEventListener('abort', end);
    try {
      return await work({ ...this.#db, pool: oneByOne(client) });
    } catch (error) {
      // Its statement may still run; the next search gets another connection.
      if (isTimeout(error)) release(error);
      if (signal.aborted || isStopped(error)) throw new Refusal('search_stopped');
      throw error;
    } finally {
      signal.removeEventListener('abort', end);
      release();
    }
  }

  async #connect(signal: AbortSignal): Promise<pg.PoolClient> {
    if (this.#pool.waitingCount >= mostWaiting) throw new Refusal('search_stopped');
    const connecting = this.#pool.connect();
    const late = new Promise<undefined>((resolve) => {
      const timer = setTimeout(resolve, this.patience, undefined);
      const end = () => {
        clearTimeout(timer);
        resolve(undefined);
      };
      signal.addEventListener('abort', end);
      connecting.then(end, end);
    });
    const client = await Promise.race([connecting, late]);
    if (client && !signal.aborted) return client;
    connecting.then(
      (unused) => unused.release(),
      () => {},
    );
    throw new Refusal('search_stopped');
  }
}

/** The connection as a pool: statements that a search begins together run one after the other. */
function oneByOne(client: pg.PoolClient): pg.Pool {
  const turns = new InTurn();
  const query = (...given: unknown[]) =>
    turns.run('', () => (client.query as (...all: unknown[]) => Promise<unknown>)(...given));
  return { query } as unknown as pg.Pool;
}

interface Options {
  url: string;
  role: string;
  /** Of the process's main pool. */
  connections: number;
  onError(error: Error): void;
}

/** A quarter as many connections as the main pool has, opened when needed, that only read. */
export function openSearchPool({ url, role, connections, onError }: Options): pg.Pool {
  const config = {
    connectionString: url,
    max: Math.max(2, Math.ceil(connections / 4)),
    idleTimeoutMillis: 10_000,
    query_timeout: 4000,
    keepAlive: true,
    options: [
      `-c role=${role}`,
      '-c statement_timeout=2500',
      '-c client_connection_check_interval=250',
      '-c default_transaction_read_only=on',
      '-c timezone=UTC',
    ].join(' '),
  };
  return openPool(config, onError);
}
