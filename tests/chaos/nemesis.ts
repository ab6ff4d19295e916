import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from './chance.ts';
import { withDatabase } from './database.ts';
import { withRedis } from './redis.ts';
import { isHalfway, type StepKills, stepNow } from './steps.ts';
import type { World } from './world.ts';

/** A fault may return a text that says more exactly what it was. */
type Fault = (world: World, chance: Chance, kills: StepKills) => unknown;

const freeze = async (daemon: { freeze(): void; thaw(): void }, ms: number) => {
  daemon.freeze();
  await sleep(ms);
  daemon.thaw();
};

/** Sends a signal to a process that is still running; pid 0 would be the run itself. */
function signal(pid: number, name: NodeJS.Signals): void {
  if (pid <= 0) return;
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Terminates the database connections at the server, like a failover. */
async function terminateBackends({ databaseUrl }: World): Promise<void> {
  await withDatabase(databaseUrl, (db) =>
    db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = 'lantern' and pid <> pg_backend_pid()`,
    ),
  ).catch(() => undefined);
}

async function freezeBackend({ databaseUrl }: World, chance: Chance): Promise<void> {
  const pids = await withDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = 'lantern' and pid <> pg_backend_pid()",
    );
    return rows.map(({ pid }) => pid);
  }).catch(() => []);
  if (pids.length === 0) return;
  const pid = chance.pick(pids);
  signal(pid, 'SIGSTOP');
  await sleep(chance.between(200, 1500));
  signal(pid, 'SIGCONT');
}

async function loseAnswers({ wire }: World, chance: Chance): Promise<void> {
  wire.dropsAnswers = true;
  await sleep(chance.between(100, 800));
  wire.heal();
}

async function slowDown({ wire }: World, chance: Chance): Promise<void> {
  wire.delayMs = chance.between(50, 400);
  await sleep(chance.between(300, 1500));
  wire.delayMs = 0;
}

/** How long a step is waited for: a draw of a run takes six seconds. */
const mostWaitMs = 6000;
/** How long of it only the rarest are: others come all the time, and would be killed instead. */
const rarestMs = 3000;

/** How often the other one of its kind is killed too, in percent. */
const bothPercent = 30;

/** Kills a program in a step that the parts of the run have named. */
async function killAtStep(
  { databaseUrl, workers, gateways }: World,
  chance: Chance,
  kills: StepKills,
): Promise<string> {
  const both = chance.happens(bothPercent);
  const came = await withDatabase(databaseUrl, async (db) => {
    const began = performance.now();
    const until = began + mostWaitMs;
    // A short pause: a step takes milliseconds, and the site needs the machine too.
    for (; performance.now() < until; await sleep(1)) {
      const isEarly = performance.now() < began + rarestMs;
      const found = await stepNow(db, isEarly ? kills.fewest : kills.wanted);
      if (!found) continue;
      const { step, program } = found;
      for (const daemon of step.by === 'gateways' ? gateways : workers)
        if (both || daemon.name === program) daemon.kill();
      kills.count(step, await isHalfway(db, step));
      return true;
    }
    return false;
  }).catch(() => false);
  return came ? 'kill at a step' : 'wait for a step in vain';
}

/** Empties Redis, like a failover to an empty replica. */
const emptyRedis = (url: string) => withRedis(url, (redis) => redis.flushall());

/** All faults by name. */
export const faults: Readonly<Record<string, Fault>> = {
  'kill a gateway': ({ gateways }, chance) => chance.pick(gateways).kill(),
  'freeze a gateway': ({ gateways }, chance) =>
    freeze(chance.pick(gateways), chance.between(200, 3000)),
  'deploy a gateway': ({ gateways }, chance) => chance.pick(gateways).restart(),
  'kill a worker': ({ workers }, chance) => chance.pick(workers).kill(),
  'freeze a worker': ({ workers }, chance) =>
    freeze(chance.pick(workers), chance.between(200, 3000)),
  'kill both workers': ({ workers }) => {
    for (const worker of workers) worker.kill();
  },
  'kill at a step': killAtStep,
  'kill PostgreSQL': ({ postgres }) => signal(postgres.process().pid, 'SIGKILL'),
  'end connections': terminateBackends,
  'freeze a connection': freezeBackend,
  'kill Redis': ({ redis }) => redis.kill(),
  'freeze Redis': ({ redis }, chance) => freeze(redis, chance.between(200, 1500)),
  'empty Redis': ({ redisUrl }) => emptyRedis(redisUrl),
  'kill the vendor': ({ parlour }) => parlour.daemon.kill(),
  'freeze the vendor': ({ parlour }, chance) => freeze(parlour.daemon, chance.between(500, 6000)),
  'cut the network': ({ wire }) => wire.cut(),
  'lose answers': loseAnswers,
  'slow the network': slowDown,
};

/** The faults of a run, and the shortest and longest time between them in milliseconds. */
export interface Torment {
  readonly faults: readonly string[];
  readonly every: readonly [number, number];
}

export const everyFault: Torment = { faults: Object.keys(faults), every: [300, 1800] };
export const deadGateways: Torment = {
  faults: ['kill a gateway', 'cut the network', 'lose answers'],
  every: [200, 900],
};

/**
 * Injects faults until the signal; returns how often each was injected.
 * @param kills the steps at which programs are killed; counts them
 */
export async function torment(
  world: World,
  chance: Chance,
  { faults: chosen, every }: Torment,
  kills: StepKills,
  until: AbortSignal,
): Promise<Record<string, number>> {
  const made: Record<string, number> = {};
  while (!until.aborted) {
    await sleep(chance.between(...every));
    if (until.aborted) break;
    const name = chance.pick(chosen);
    const said = await faults[name]?.(world, chance, kills);
    const what = typeof said === 'string' ? said : name;
    made[what] = (made[what] ?? 0) + 1;
  }
  return made;
}
