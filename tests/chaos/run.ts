import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { play } from './caller.ts';
import { manifests } from './capabilities/manifests.ts';
import { castActors, openGame } from './cast.ts';
import { Chance } from './chance.ts';
import { check } from './check.ts';
import type { Finding } from './compare.ts';
import { withDatabase } from './database.ts';
import { Journal } from './journal.ts';
import type { Mutant } from './mutant.ts';
import { everyFault, type Torment, torment } from './nemesis.ts';
import { openWorld } from './open-world.ts';
import { Part } from './part.ts';
import type { Scene } from './scene.ts';
import { sealFor } from './seal.ts';
import { Standing } from './standing.ts';
import { StepKills } from './steps.ts';
import type { World } from './world.ts';

export interface RunOptions {
  readonly seed: number;
  readonly seconds: number;
  readonly callers: number;
  /** Only these operations; all of them when it is empty. */
  readonly acts: readonly string[];
  /** Only faults with this in their names. */
  readonly faults: string;
  readonly mutant?: Mutant | undefined;
  /** A folder for the logs of the programs. */
  readonly logs?: string | undefined;
}

export interface Outcome {
  readonly findings: readonly Finding[];
  /** The number of operations of each kind. */
  readonly operations: Readonly<Record<string, number>>;
  readonly attempts: number;
  readonly faults: Readonly<Record<string, number>>;
  readonly kills: StepKills;
  /** Milliseconds from the end of the faults until the last verdict. */
  readonly healedMs: number;
}

/**
 * The time after the faults for all verdicts and the outbox, in milliseconds: idempotency keys of a
 * dead process are free after a minute and jobs run each minute; the rest is for a busy machine.
 */
const healingMs = 75_000;
/** Mutants are detected in what has happened, so a short time is enough. */
const mutantHealingMs = 12_000;

/** Where programs are killed. */
const steps = manifests.flatMap((manifest) => manifest.steps ?? []);

const planOf = ({ mutant, faults }: RunOptions): Torment =>
  mutant?.torment ?? {
    ...everyFault,
    faults: everyFault.faults.filter((name) => name.includes(faults)),
  };

/** One run: a fresh site, callers and faults for a while, healing, and then the checks. */
export async function run(options: RunOptions): Promise<Outcome> {
  const { seed, seconds, callers, acts, mutant, logs } = options;
  const world = await openWorld(mutant);
  const pool = openPool(world);
  try {
    const chance = new Chance(seed);
    const scene = await setScene(world, pool, callers);
    const parts = scene.actors.map((actor) => new Part(actor, chance.fork(), scene));
    const playing = Promise.all(parts.map((part) => play(part, acts)));
    const over = new AbortController();
    const plan = planOf(options);
    const kills = new StepKills(steps);
    const faulting = torment(world, chance.fork(), plan, kills, over.signal);
    await sleep(seconds * 1000);
    over.abort();
    const faults = await faulting;
    world.heal();
    const healed = performance.now();
    const patience = mutant ? mutantHealingMs : healingMs;
    scene.giveUpAt = healed + patience;
    scene.closing = true;
    await playing;
    const healedMs = Math.round(performance.now() - healed);
    const found = await check(world, scene, patience);
    const findings = [...scene.broken, ...found];
    return { findings, ...count(scene.journal), faults, kills, healedMs };
  } finally {
    await pool.end();
    await world.stop(logs);
  }
}

async function setScene(
  world: World,
  pool: pg.Pool,
  callers: number,
): Promise<Scene & { actors: Awaited<ReturnType<typeof castActors>> }> {
  const { url, vendorSecret, gatewaySecret, payments } = world;
  const seal = await sealFor(url);
  const actors = await withDatabase(world.databaseUrl, async (db) => {
    const made = await castActors(db, callers);
    for (const { prepare } of manifests) await prepare?.({ url, seal, actors: made, db });
    // After a fault the database repeats what the run has done, and not the set-up too.
    await db.query('checkpoint');
    return made;
  });
  const scene: Scene & { actors: typeof actors } = {
    ...{ url, vendorSecret, gatewaySecret, payments, seal, actors },
    parlourUrl: `http://127.0.0.1:${world.parlour.port}`,
    redisUrl: world.redisUrl,
    journal: new Journal(),
    standings: new Map(actors.map(({ id, opening }) => [id, new Standing(id, opening)])),
    broken: [],
    protections: [],
    logInAgain: (member) => scene.ask((db) => openGame(db, member)),
    ask: (work) => ask(pool, work, () => performance.now() < scene.giveUpAt),
    giveUpAt: Number.POSITIVE_INFINITY,
    closing: false,
  };
  return scene;
}

/** Repeats until the database answers. Few connections are kept for it, because many cost much. */
async function ask<Value>(
  pool: pg.Pool,
  work: (db: pg.ClientBase) => Promise<Value>,
  canGoOn: () => boolean,
): Promise<Value | undefined> {
  while (canGoOn()) {
    const client = await pool.connect().catch(() => undefined);
    const found = await (client ? work(client) : Promise.reject()).then(
      (value) => ({ value }),
      () => undefined,
    );
    // What failed may have left a transaction open.
    client?.release(!found);
    if (found) return found.value;
    await sleep(200);
  }
  return undefined;
}

/** Connections that may be lost at any moment. */
function openPool({ databaseUrl }: World): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function count({ entries }: Journal): Pick<Outcome, 'operations' | 'attempts'> {
  const operations: Record<string, number> = {};
  for (const { kind } of entries) operations[kind] = (operations[kind] ?? 0) + 1;
  return { operations, attempts: entries.reduce((sum, { attempts }) => sum + attempts, 0) };
}
