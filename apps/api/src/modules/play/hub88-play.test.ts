import { hub88Dialect, makeWheel } from '@lantern/conformance';
import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hub88Keys, useHub88 } from '../../../testing/hub88.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const hub88 = useHub88();
const site = useTestSite();
hub88.connect(site);

interface Told {
  balance?: string;
  stake?: string;
  pocket?: number;
  text: string;
}

beforeAll(() => {
  const supplier = hub88.get();
  const { privateKey } = hub88Keys;
  const dialect = hub88Dialect({ vendor: 'HUB88', privateKey, supplier });
  supplier.playable = makeWheel({ site: site.url, dialect, supplier, againMs: 50 });
});

/** A member who has opened the game of the stand-in. */
async function open(balance = 100_000n) {
  const { token } = await site.memberWith(balance);
  const query = { nodeId: 'HUB88:stand_in_wheel', vassalage: 'HUB88' };
  const { game_url: address } = (await site.client.call(endpoints.launchGame, { token, query }))
    .value;
  const { origin, pathname, hash } = new URL(address);
  const ask = async (what: string, body: object): Promise<Told> => {
    const response = await fetch(`${origin}${pathname}/${what}`, {
      method: 'POST',
      body: JSON.stringify({ token: hash.slice(1), ...body }),
    });
    return (await response.json()) as Told;
  };
  return { token, address, ask };
}

describe('GAM-20 the stand-in for Hub88 in a browser', () => {
  it('GAM-20 opens a page that is bound to the launch, and shows the balance', async () => {
    const { address, ask } = await open();
    const page = await fetch(address);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('A stand-in for Hub88');
    expect(await ask('open', {})).toMatchObject({ balance: '100,000 VND', stake: '1000' });
  });

  it('GAM-21 GAM-24 takes stakes, pays wins, and is in the betting record', async () => {
    const { token, ask } = await open();
    let expected = 100_000n;
    for (let round = 0; round < 8; round += 1) {
      const reply = await ask('spin', { colour: 'red', stake: '1000' });
      expected += reply.text.startsWith('You won 2,000 VND') ? 1000n : -1000n;
      expect(reply).toMatchObject({
        ...{ balance: `${expected.toLocaleString('en')} VND`, pocket: expect.any(Number) },
      });
    }
    expect(await site.balanceOf(token)).toBe(expected);
    const { list, total } = (await site.client.call(endpoints.betHistory, { token })).value;
    expect(total).toBe(8);
    expect(list.every(({ endedAt }) => endedAt !== null)).toBe(true);
  });

  it.each([
    ['a colour of no pocket', { colour: 'blue', stake: '1000' }],
    ['no stake', { colour: 'red', stake: '0' }],
    ['a negative stake', { colour: 'red', stake: '-1000' }],
    ['a fraction of the smallest unit', { colour: 'red', stake: '1000.5' }],
    ['no number', { colour: 'red', stake: 'NaN' }],
    ['a call of none', { colour: 'red' }],
  ])('F8 bets nothing for %s', async (_what, body) => {
    const { token, ask } = await open();
    expect((await ask('spin', body)).text).toBe('Type an amount, and choose red or black.');
    expect(await site.balanceOf(token)).toBe(100_000n);
  });

  it('says why the site has refused a bet', async () => {
    const { ask } = await open(500n);
    expect(await ask('spin', { colour: 'red', stake: '1000' })).toMatchObject({
      ...{ balance: '500 VND', text: 'Your balance is lower than the stake.' },
    });
  });

  it('knows no player without a launch', async () => {
    const { ask } = await open();
    const reply = await ask('spin', { token: 'of-no-one', colour: 'red', stake: '1000' });
    expect(reply).toEqual({
      text: 'The stand-in has no demo. Open the game with a real account.',
    });
  });
});
