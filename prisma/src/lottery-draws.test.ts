import { commitmentTo, resultOf } from '@lantern/draws';
import { randomnessOf } from '@lantern/draws/beacon';
import { openMigratedDatabase, runOn } from '@lantern/migrate/testing';
import { families, familyCodes } from '@lantern/rules/lottery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const seed = '0a'.repeat(32);
const bookRoot = '0b'.repeat(32);
const signature = '0c'.repeat(48);
const bytes = (hex: string): string => `decode('${hex}', 'hex')`;
const closing = `state = 'closed', closed_at = closes_at, book_root = ${bytes(bookRoot)},
  tickets = 0, beacon_chain = ${bytes('0d'.repeat(32))}, beacon_round = 7`;
const drawing = `state = 'drawn', drawn_at = now(), seed = ${bytes(seed)},
  beacon_signature = ${bytes(signature)}`;

interface Drawn {
  id: string;
  seed: string;
  root: string;
  signature: string;
  result: string[];
}

/** All families together have 100,000 draws. */
const drawsOfFamily = Math.ceil(100_000 / familyCodes.length);

let url: string;
let database: Awaited<ReturnType<typeof openMigratedDatabase>>;

afterAll(() => database.drop());
let count = 0;

beforeAll(async () => {
  database = await openMigratedDatabase();
  url = database.url;
  for (const code of familyCodes)
    await runOn(
      url,
      `insert into lottery_game (code, family, drawing, own, names, position, default_play)
         values ('${code}', '${code}', '${JSON.stringify(families[code].drawing)}', true, '{}', 1,
                 'sum')`,
    );
});

/** A draw of K3 with the seed committed to, in its first state. */
async function scheduled(commitment = commitmentTo(seed)): Promise<string> {
  count += 1;
  const id = `k3-${count}`;
  await runOn(
    url,
    `with chain as (
       insert into lottery_seed_chain (game_code, anchor, length, sealed)
         values ('k3', sha256('${id}'), 9, 'sealed') returning id)
     insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at, chain_id,
                               place, commitment, committed_at)
       select '${id}', 'k3', '2026-11-23', '${count}', now() - interval '2 hours',
              now() - interval '1 hour', now() - interval '1 hour', id, 1,
              ${bytes(commitment)}, now() - interval '3 hours' from chain`,
  );
  return id;
}

const change = (id: string, set: string) =>
  runOn(url, `update lottery_draw set ${set} where id = '${id}'`);

const resultText = (id: string): string => {
  const randomness = randomnessOf({ round: 7, signature });
  const result = resultOf('k3', { drawId: id, seed, bookRoot, randomness });
  return `result = '{${result.join()}}'`;
};

async function closed(): Promise<string> {
  const id = await scheduled();
  await change(id, "state = 'open'");
  await change(id, closing);
  return id;
}

describe('LOT-07 an own draw in the database', () => {
  it.each(familyCodes)(
    'G14 agrees with the verifier on %s: 1/9 of 100,000 draws',
    async (family) => {
      // Nothing is the same in two draws.
      const rows = await runOn<Drawn>(
        url,
        `select d.id, encode(d.seed, 'hex') as seed, encode(d.root, 'hex') as root,
              encode(d.signature, 'hex') as signature,
              lottery_result(g.drawing, d.id, d.seed, d.root, d.signature) as result
         from lottery_game g,
              lateral (select g.code || '-' || n as id,
                              sha256(convert_to('seed ' || n, 'UTF8')) as seed,
                              sha256(convert_to('root ' || n, 'UTF8')) as root,
                              sha256(convert_to('one ' || n, 'UTF8'))
                                || substr(sha256(convert_to('two ' || n, 'UTF8')), 17) as signature
                         from generate_series(1, ${drawsOfFamily}) n) d
        where g.code = '${family}'`,
      );
      const differing = rows.filter(({ id: drawId, seed, root: bookRoot, signature, result }) => {
        const randomness = randomnessOf({ round: 7, signature });
        const verified = resultOf(family, { drawId, seed, bookRoot, randomness });
        return verified.join() !== result.join();
      });
      expect([rows.length, differing]).toEqual([drawsOfFamily, []]);
    },
  );

  it('goes from scheduled to settled', async () => {
    const id = await closed();
    await change(id, `${drawing}, ${resultText(id)}`);
    await change(id, "state = 'settled', settled_at = now()");
    expect(await runOn(url, `select state from lottery_draw where id = '${id}'`)).toEqual([
      { state: 'settled' },
    ]);
  });

  it('has no other result than its seed, bet book and beacon give', async () => {
    const id = await closed();
    await expect(change(id, `${drawing}, result = '{1,1,1}'`)).rejects.toThrow('cannot be set');
    const other = `${drawing.replaceAll('0c', '0e')}, ${resultText(id)}`;
    await expect(change(id, other)).rejects.toThrow('cannot be set');
    await expect(change(id, "result = '{1,1,1}', drawn_at = now()")).rejects.toThrow();
    await expect(change(id, `${drawing.replaceAll('0a', '0f')}`)).rejects.toThrow('committed');
  });

  it.each([
    ['a result before closing', "state = 'open'", "result = '{1}', drawn_at = now()"],
    ['a bet book twice', `state = 'open'~${closing}`, `book_root = ${bytes('11'.repeat(32))}`],
    ['another beacon round', `state = 'open'~${closing}`, 'beacon_round = 8'],
    ['another commitment', "state = 'open'", `commitment = ${bytes('11'.repeat(32))}`],
    ['another closing time', "state = 'open'", "closes_at = closes_at + interval '1 minute'"],
    ['a step back', `state = 'open'~${closing}`, "state = 'open'"],
    ['a step left out', "state = 'open'", drawing],
  ])('G5 refuses %s', async (_what, before, after) => {
    const id = await scheduled();
    for (const step of before.split('~')) await change(id, step);
    await expect(change(id, after)).rejects.toThrow();
  });

  it('G13 no two draws use one place of a chain, and none gives another seed', async () => {
    const id = await closed();
    const again = `insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at,
        draws_at, chain_id, place, commitment, committed_at)
      select id || '-b', game_code, day, numero || 'b', opens_at, closes_at, draws_at, chain_id,
             place, commitment, committed_at from lottery_draw where id = '${id}'`;
    await expect(runOn(url, again)).rejects.toThrow('lottery_draw_chain_id_place_key');
    await expect(change(id, 'place = 2')).rejects.toThrow('stays');
    await expect(change(id, 'chain_id = uuid_v7()')).rejects.toThrow('stays');
  });

  it('opens only with a commitment', async () => {
    await runOn(
      url,
      `insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at)
         values ('bare', 'k3', '2026-11-23', 'bare', now(), now() + interval '1 minute',
                 now() + interval '1 minute')`,
    );
    await expect(change('bare', "state = 'open'")).rejects.toThrow('commitment');
  });

  it('G3 cannot begin with a result', async () => {
    await expect(
      runOn(
        url,
        `insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at,
                                   closed_at, book_root, tickets, result, drawn_at)
           values ('made', 'k3', '2026-11-23', 'made', now() - interval '2 hours',
                   now() - interval '1 hour', now(), now(), sha256(''), 0, '{1,2,3}', now())`,
      ),
    ).rejects.toThrow('begins scheduled');
  });
});
