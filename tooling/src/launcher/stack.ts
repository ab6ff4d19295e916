import path from 'node:path';
import { inherited } from './environment.ts';
import { allotPorts, type Ports } from './ports.ts';
import { Program, type ProgramSpec, type Surroundings } from './program.ts';
import { outsidePrograms, sitePrograms, type Wiring } from './programs.ts';
import type { Progress } from './progress.ts';
import { openRedis } from './redis.ts';
import { claimDataDir } from './roster.ts';
import { runToEnd } from './run-to-end.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { openDatabases, watchPostgres } from './stores.ts';

export interface StackOptions {
  /** Folder of the repository. */
  readonly root: string;
  readonly settings: Settings;
  readonly progress: Progress;
  /** Generates and builds. */
  readonly build: (root: string, signal: AbortSignal) => Promise<void>;
  /** Aborts the start. */
  readonly signal: AbortSignal;
}

/** A running copy of the whole product. */
export interface Stack {
  readonly ports: Ports;
  readonly stop: () => Promise<void>;
}

const titles: Readonly<Record<string, string>> = {
  api: 'Gateway',
  worker: 'Worker',
  arcade: 'Arcade',
  parlour: 'Parlour',
  paygate: 'Payments',
};

/**
 * Waits until all have ended. The first failure aborts the others and is thrown.
 */
async function allOf(works: readonly Promise<unknown>[], breakOff: () => void): Promise<void> {
  const failures: unknown[] = [];
  const fail = (error: unknown) => {
    failures.push(error);
    breakOff();
  };
  await Promise.all(works.map((work) => work.catch(fail)));
  if (failures.length > 0) throw failures[0];
}

type Urls = Pick<Wiring, 'databaseUrl' | 'arcadeDatabaseUrl' | 'parlourDatabaseUrl'>;

class Starter {
  readonly #options: StackOptions;
  readonly #around: Surroundings;
  readonly #abort = new AbortController();
  /**
   * What stops the copy, in order. The steps of one array run at the same time.
   */
  readonly #stops: (() => Promise<void>)[][] = [[], [], []];

  constructor(options: StackOptions, around: Surroundings) {
    this.#options = options;
    this.#around = around;
    options.signal.addEventListener('abort', () => this.#abort.abort(), { once: true });
    if (options.signal.aborted) this.#abort.abort();
  }

  async start(): Promise<Ports> {
    const { settings, root } = this.#options;
    const ports = await allotPorts(settings);
    const secrets = openSecrets(settings.dataDir);
    const build = this.#step('Build', () => this.#options.build(root, this.#abort.signal));
    const databases = this.#openDatabases(secrets);
    const redisUrl = this.#openRedis();
    await this.#allOf([build, databases, redisUrl]);
    const wiring: Wiring = {
      root,
      settings,
      ports,
      secrets,
      ...(await databases),
      redisUrl: await redisUrl,
    };
    await this.#allOf([this.#setUp(wiring), ...this.#run(outsidePrograms(wiring), 1)]);
    await this.#allOf(this.#run(sitePrograms(wiring), 0));
    return ports;
  }

  async stop(): Promise<void> {
    for (const layer of this.#stops) await Promise.all(layer.map((stop) => stop()));
    this.#around.roster.close();
  }

  #allOf(works: readonly Promise<unknown>[]): Promise<void> {
    return allOf(works, () => this.#abort.abort());
  }

  #step<Value>(
    name: string,
    work: (detail: (text: string) => void) => Promise<Value>,
  ): Promise<Value> {
    return this.#options.progress.step(name, work);
  }

  #openDatabases(secrets: Secrets): Promise<Urls> {
    return this.#step('PostgreSQL', async (detail) => {
      const { embedded, ...opened } = await openDatabases(
        this.#options.settings,
        secrets,
        this.#around,
      );
      detail(opened.detail);
      if (embedded) {
        const endWatch = watchPostgres(embedded, this.#around);
        this.#stops[2]?.push(async () => {
          await endWatch();
          await embedded.stop();
        });
      }
      return opened;
    });
  }

  #openRedis(): Promise<string> {
    const { settings } = this.#options;
    return this.#step('Redis', async (detail) => {
      const redis = await openRedis(
        settings.redisUrl,
        settings.dataDir,
        this.#around,
        this.#abort.signal,
      );
      const { program } = redis;
      if (program) this.#stops[2]?.push(() => program.stop());
      detail(redis.detail);
      return redis.url;
    });
  }

  #setUp({ databaseUrl, ports, secrets }: Wiring): Promise<void> {
    return this.#step('Migrations', async () => {
      const cwd = path.join(this.#options.root, 'prisma');
      const env = {
        ...inherited(),
        NODE_ENV: 'development',
        DATABASE_URL: databaseUrl,
        PORT: String(ports.site),
        KEYRING_SECRET: secrets.keyringSecret,
      };
      const program = path.join(cwd, 'src', 'setup.ts');
      const { code, output } = await runToEnd(process.execPath, [program], {
        cwd,
        env,
        signal: this.#abort.signal,
      });
      if (code !== 0)
        throw new StartError(
          `The database could not be migrated and seeded:\n\n${output.trim()}\n`,
        );
    });
  }

  #run(specs: readonly ProgramSpec[], layer: number): Promise<void>[] {
    return specs.map((spec) => {
      const program = new Program(spec, this.#around);
      this.#stops[layer]?.push(() => program.stop());
      return this.#step(titles[spec.name] ?? spec.name, () => program.start(this.#abort.signal));
    });
  }
}

/**
 * Starts everything and waits until it answers. When a part fails, what has been started is stopped
 * again.
 * @throws StartError with what to do about it
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { settings, progress } = options;
  const roster = await claimDataDir(settings.dataDir, `http://localhost:${settings.port}`);
  const starter = new Starter(options, { roster, progress, echoLogs: settings.echoLogs });
  try {
    const ports = await starter.start();
    return { ports, stop: () => starter.stop() };
  } catch (error) {
    await starter.stop();
    throw error;
  }
}
