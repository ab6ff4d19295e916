import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { finish, onlyGames, openDraws } from '../../../testing/lottery.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { inTransaction } from '../../db/transaction.ts';
import { holdDraws } from './advance.ts';
import { nextCommitments } from './seed-chains.ts';

const site = useTestSite();
beforeAll(() => onlyGames(site, ['k3-5']));

const published = async (drawId: string) =>
  (await site.client.call(endpoints.drawDetails, { query: { drawId } })).value.draw;

describe('LOT-07 the chain of seeds of a game', () => {
  it('G13 is renewed while draws are open: they keep their seeds', async () => {
    const [first = ''] = await openDraws(site);
    const before = await site.query<{ id: string }>('select id from lottery_draw');
    const committed = await published(first);
    // More seeds than the chain has left.
    const [fresh] = await inTransaction(site.site.db.pool, (client) =>
      nextCommitments(site.site, client, 'k3-5', 2160),
    );
    expect(fresh?.place).toBe(0);

    await finish(site, first);
    const drawn = await published(first);
    expect(drawn).toMatchObject({ state: 'settled', commitment: committed.commitment });
    expect(drawn.seedChain).toEqual(committed.seedChain);
    await site.asOwner("update lottery_game set ahead = ahead + 5 where code = 'k3-5'");
    await holdDraws(site.site);
    const later = await site.query<{ place: number; renewed: boolean }>(
      `select d.place, c.anchor <> decode($2, 'hex') as renewed
         from lottery_draw d join lottery_seed_chain c on c.id = d.chain_id
        where d.id <> all ($1) order by d.place`,
      [before.map(({ id }) => id), committed.seedChain?.anchor],
    );
    expect(later.slice(0, 2)).toEqual([
      { place: 0, renewed: true },
      { place: 1, renewed: true },
    ]);
  });
});
