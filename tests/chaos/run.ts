import { setTimeout as sleep } from 'node:timers/promises';
import { play } from './caller.ts';
import { bindAccounts, castActors, openGame, type Playing } from './cast.ts';
import { Chance } from './chance.ts';
import { check } from './check.ts';
import type { Finding } from './compare.ts';
import { Journal } from './journal.ts';
import type { Mutant } from './mutants.ts';
import { everyFault, torment } from './nemesis.ts';
import { Part } from './part.ts';
import type { Scene } from './scene.ts';
import { sealFor } from './seal.ts';
import { Standing } from './standing.ts';
import { World, withDatabase } from './world.ts';

export interface Wish {
  readonly seed: number;
  readonly seconds: number;
  readonly callers: number;
  readonly mutant?: Mutant | undefined;
  /** Where the logs of the programs are to stay. */
  readonly logs?: string | undefined;
}

export interface Outcome {
  readonly findings: readonly Finding[];
  /** How many words of each kind there were. */
  readonly words: Readonly<Record<string, number>>;
  readonly tries: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Milliseconds from the end of the faults until every word had its verdict. */
  readonly healedMs: number;
}

/**
 * Milliseconds after the faults within which every word has its verdict and all is told. A key
 * whose process died is free after a minute, and the jobs that ask others run each minute; the rest
 * is for a busy machine.
 */
const healingMs = 75_000;
/** A mutant is looked for in what has happened, and not in what is still to come. */
const mutantHealingMs = 12_000;

/**
 * One run: a fresh site, callers and faults for a while, healing, and then a look at what must
 * hold.
 */
export async function run({ seed, seconds, callers, mutant, logs }: Wish): Promise<Outcome> {
  const world = await World.open(mutant);
  try {
    const chance = new Chance(seed);
    const scene = await setScene(world, callers);
    const parts = scene.actors.map((actor) => new Part(actor, chance.fork(), scene));
    const playing = Promise.all(parts.map(play));
    const over = new AbortController();
    const faulting = torment(world, chance.fork(), mutant?.torment ?? everyFault, over.signal);
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
    return { findings: [...scene.broken, ...found], ...count(scene.journal), faults, healedMs };
  } finally {
    await world.stop(logs);
  }
}

async function setScene(
  world: World,
  callers: number,
): Promise<Scene & { actors: Awaited<ReturnType<typeof castActors>> }> {
  const { url, vendorSecret, gatewaySecret, payments } = world;
  const seal = await sealFor(url);
  const actors = await withDatabase(world.databaseUrl, async (db) => {
    const made = await castActors(db, callers);
    await bindAccounts(url, seal, made, db);
    return made;
  });
  const scene: Scene & { actors: typeof actors } = {
    ...{ url, vendorSecret, gatewaySecret, payments, seal, actors },
    parlourUrl: `http://127.0.0.1:${world.parlour.port}`,
    journal: new Journal(),
    standings: new Map(actors.map(({ id, opening }) => [id, new Standing(id, opening)])),
    broken: [],
    protections: [],
    comeBack: (member) => comeBack(world, member, () => performance.now() < scene.giveUpAt),
    giveUpAt: Number.POSITIVE_INFINITY,
    closing: false,
  };
  return scene;
}

/** Tries until the database is there. */
async function comeBack(
  { databaseUrl }: World,
  member: string,
  goesOn: () => boolean,
): Promise<Playing | undefined> {
  while (goesOn()) {
    const playing = await withDatabase(databaseUrl, (db) => openGame(db, member)).catch(
      () => undefined,
    );
    if (playing) return playing;
    await sleep(200);
  }
  return undefined;
}

function count({ entries }: Journal): Pick<Outcome, 'words' | 'tries'> {
  const words: Record<string, number> = {};
  for (const { kind } of entries) words[kind] = (words[kind] ?? 0) + 1;
  return { words, tries: entries.reduce((sum, { attempts }) => sum + attempts, 0) };
}
