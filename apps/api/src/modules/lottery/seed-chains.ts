import { chainOf, commitmentTo } from '@lantern/draws';
import type { Queryable } from '@lantern/rows';
import type { Data, Secrets } from '../../contexts.ts';
import { addChain, findChain, findSealed } from './advance.store.ts';

/** A day and a half of a game that draws every minute. */
const chainLength = 2160;
const purpose = 'lottery seeds';

/** The seeds of chains by their ids, while the process runs. */
const opened = new Map<string, Buffer>();

const hexAt = (seeds: Buffer, place: number) =>
  seeds.subarray(place * 32, (place + 1) * 32).toString('hex');

const keep = (id: string, seeds: readonly string[]): Buffer => {
  const bytes = Buffer.concat(seeds.map((seed) => Buffer.from(seed, 'hex')));
  opened.set(id, bytes);
  return bytes;
};

function seedsOf({ vault }: Secrets, id: string, sealed: string, length: number): Buffer {
  const known = opened.get(id);
  if (known) return known;
  return keep(id, chainOf(vault.open(purpose, id, sealed), length).seeds);
}

export interface Committed {
  chain: string;
  place: number;
  commitment: string;
}

/** Makes a chain of random seeds; only its anchor is readable in the database. */
async function makeChain(context: Data & Secrets, client: Queryable, code: string): Promise<void> {
  const id = context.random.id();
  const last = context.random.bytes(32).toString('hex');
  const { anchor, seeds } = chainOf(last, chainLength);
  keep(id, seeds);
  const sealed = context.vault.lock(purpose, id, last);
  await addChain(client, { id, code, anchor, length: chainLength, sealed });
}

/** The next commitments of a game. The caller has locked the game. */
export async function nextCommitments(
  context: Data & Secrets,
  client: Queryable,
  code: string,
  count: number,
): Promise<Committed[]> {
  let chain = await findChain(client, code);
  if (!chain || chain.used + count > chain.length) {
    await makeChain(context, client, code);
    chain = await findChain(client, code);
  }
  if (!chain) throw new Error(`the game ${code} has no chain of seeds`);
  const { id, used, sealed, length } = chain;
  const seeds = seedsOf(context, id, sealed, length);
  return Array.from({ length: count }, (_, at) => ({
    chain: id,
    place: used + at,
    commitment: commitmentTo(hexAt(seeds, used + at)),
  }));
}

/** The seed in a place of a chain, which may only be revealed once its draw is closed. */
export async function seedAt(
  context: Data & Secrets,
  chainId: string,
  place: number,
): Promise<string> {
  const chain = await findSealed(context.db, chainId);
  if (!chain) throw new Error(`the chain ${chainId} does not exist`);
  return hexAt(seedsOf(context, chainId, chain.sealed, chain.length), place);
}
