import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import type { VendorGame } from '../../ports/vendor-game.ts';
import { readCatalogues } from './read-catalogues.ts';

const site = useTestSite();

/** What the vendor publishes: the games that the site has, unless a test changes it. */
let seeded: VendorGame[];
beforeEach(async () => {
  seeded = await site.query<VendorGame>(`
    select code, names, category, classify, rtp, trial, min_bets, max_bets, volatility,
           line_num as lines, picture
      from game where vendor_code = 'BGS' and removed_at is null order by code`);
  site.vendor.published = seeded;
});

const read = () => readCatalogues(site.site);
type Role = 'reviewer' | 'support';
const as = async (role: Role = 'reviewer') => {
  const { token, host } = await staffAt(site, role);
  return { token, host };
};
const changes = async (show = 'open') =>
  (
    await site.client.call(endpoints.gameChanges, {
      ...(await as()),
      query: { show, pageSize: '100' },
    })
  ).value.list;
const decide = async (id: string, decision: 'accepted' | 'dismissed') =>
  site.client.call(endpoints.decideGameChange, {
    ...(await as()),
    body: { id, decision, reason: 'as the vendor says' },
  });
const game = (code: string, change: Partial<VendorGame> = {}): VendorGame => ({
  ...{ code, names: { en: code }, category: 'RNG', classify: 'slot', rtp: '96.00', trial: true },
  ...{ minBets: { VND: '1000' }, maxBets: null, volatility: null, lines: null, picture: null },
  ...change,
});
const launch = async (code: string) => {
  const { token } = await site.register();
  const query = { nodeId: `BGS:${code}`, vassalage: 'BGS' };
  return verdictOf(await site.client.call(endpoints.launchGame, { token, query }));
};

describe('GAM-20 the catalogue of a vendor', () => {
  it('GAM-20 knows no change with another number', async () => {
    const unknown = await decide('01a20000-0000-7000-8000-000000000000', 'accepted');
    expect(verdictOf(unknown)).toBe('game_not_found');
  });

  it('GAM-20 without differences asks nothing of staff', async () => {
    await read();
    expect(await changes()).toEqual([]);
  });

  it('GAM-20 a new game waits, and is offered by the brand that accepts it', async () => {
    const code = freshName();
    site.vendor.published = [...seeded, game(code, { names: { en: 'Moon', vi: 'Trăng' } })];
    await read();
    await read();
    const [change, ...others] = await changes();
    expect(others).toEqual([]);
    expect(change).toMatchObject({ game: code, gameName: 'Moon', kind: 'new', decision: null });
    expect(change?.facts).toContainEqual({
      fact: 'names',
      before: null,
      after: 'en: Moon, vi: Trăng',
    });
    expect(await launch(code)).toBe('game_not_found');
    expect(verdictOf(await decide(change?.id ?? '', 'accepted'))).toBe('ok');
    expect(await launch(code)).toBe('ok');
    expect(
      await site.query('select count(*)::int as brands from brand_game where node_id = $1', [
        `BGS:${code}`,
      ]),
    ).toEqual([{ brands: 1 }]);
    expect(verdictOf(await decide(change?.id ?? '', 'dismissed'))).toBe('rule_changed');
    await read();
    expect(await changes()).toEqual([]);
  });

  it('GAM-20 a changed fact waits; one that was dismissed is not shown again', async () => {
    const change = (rtp: string) =>
      seeded.map((one) => (one.code === 'mines' ? { ...one, rtp } : one));
    site.vendor.published = change('97.00');
    await read();
    const [first] = await changes();
    expect(first).toMatchObject({
      ...{ game: 'mines', kind: 'changed' },
      facts: [{ fact: 'rtp', before: '99.00', after: '97.00' }],
    });
    await decide(first?.id ?? '', 'dismissed');
    await read();
    expect(await changes()).toEqual([]);
    site.vendor.published = change('95.00');
    await read();
    const [second] = await changes();
    await decide(second?.id ?? '', 'accepted');
    expect(await site.query("select rtp from game where node_id = 'BGS:mines'")).toEqual([
      { rtp: '95.00' },
    ]);
    expect((await changes('decided')).length).toBeGreaterThan(1);
  });

  it('GAM-20 a removed game is not opened any more, and its open round ends as usual', async () => {
    const player = await Player.with(site, 10_000n);
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    site.vendor.published = seeded.filter(({ code }) => code !== 'lucky-bowl');
    await read();
    expect(await launch('lucky-bowl')).toBe('game_not_found');
    expect(verdictOf(await site.vendorCall('win', player.win(bet, { roundClosed: true })))).toBe(
      'ok',
    );
    expect(await changes()).toMatchObject([{ game: 'lucky-bowl', kind: 'removed', facts: [] }]);
    site.vendor.published = seeded;
    await read();
    const [back] = await changes();
    expect(back).toMatchObject({ game: 'lucky-bowl', kind: 'returned' });
    await decide(back?.id ?? '', 'accepted');
    expect(await launch('lucky-bowl')).toBe('ok');
  });

  it.each([
    ['lacks most games', 'too_few', (all: VendorGame[]) => all.slice(0, 3)],
    ['does not come', 'silence', () => undefined],
  ] as const)(
    'GAM-20 a list that %s removes nothing, and staff see why',
    async (_, problem, list) => {
      site.vendor.published = list(seeded);
      await read();
      expect(await launch('dice')).toBe('ok');
      const { value } = await site.client.call(endpoints.vendorStates, {
        ...(await as('support')),
      });
      expect(value.vendors.find(({ vassalage }) => vassalage === 'BGS')).toMatchObject({
        ...{ catalogueProblem: problem, connected: true },
      });
    },
  );
});

describe('OPR-02 the games of a brand', () => {
  const list = async (search: string) => {
    const query = { search };
    const { value } = await site.client.call(endpoints.brandGames, { ...(await as()), query });
    return value.list;
  };
  const arrange = async (nodeId: string, change: object) =>
    site.client.call(endpoints.saveBrandGame, {
      ...(await as()),
      body: {
        ...{ nodeId, position: 4, hot: false, maintenance: false, hidden: false, markedNew: null },
        ...{ reason: 'for the weekend', ...change },
      },
    });
  const shown = async (query: Record<string, string> = {}) => {
    site.clock.turn({ seconds: 31 });
    const { value } = await site.client.call(endpoints.gameList, {
      query: { vassalage: 'BGS', gameType: 'RNG', ...query },
      language: 'en',
    });
    site.clock.reset();
    return value.games;
  };

  it('GAM-01 OPR-02 are found by name, and arranged with a reason, which is audited', async () => {
    expect(await list('xuc xac so')).toMatchObject([{ nodeId: 'BGS:dice', offered: true }]);
    await arrange('BGS:dice', { hot: true, position: 0, markedNew: true });
    const [first] = await shown();
    expect(first).toMatchObject({ nodeId: 'BGS:dice', isHot: 1, isNew: true });
    expect(
      await site.query(
        "select action, reason, after ->> 'hot' as hot from audit_event where subject = 'BGS:dice'",
      ),
    ).toEqual([{ action: 'game_arranged', reason: 'for the weekend', hot: 'true' }]);
  });

  it('GAM-08 OPR-02 a hidden game is not opened; one under maintenance says so', async () => {
    await arrange('BGS:wheel', { hidden: true });
    expect(await launch('wheel')).toBe('game_not_found');
    await arrange('BGS:wheel', { maintenance: true });
    expect(await launch('wheel')).toBe('game_maintenance');
    await arrange('BGS:wheel', {});
    expect(await launch('wheel')).toBe('ok');
  });

  it('OPR-02 an unknown game is refused', async () => {
    expect(verdictOf(await arrange('BGS:nothing', {}))).toBe('game_not_found');
  });
});

describe('OPR-02 the health of a vendor', () => {
  it('OPR-02 has calls of the vendor, refused ones apart, and calls to it', async () => {
    const { vendorHealth } = site.site;
    const state = async () => {
      await vendorHealth.flush();
      const { value } = await site.client.call(endpoints.vendorStates, { ...(await as()) });
      const bgs = value.vendors.find(({ vassalage }) => vassalage === 'BGS');
      return { in: bgs?.incoming.hour, out: bgs?.outgoing.hour, last: bgs?.incoming.lastAt };
    };
    const player = await Player.with(site, 1_000n);
    const before = await state();
    await site.vendorCall('bet', player.bet({ amount: '5000' }));
    site.vendor.published = undefined;
    await read();
    const after = await state();
    expect([
      (after.in?.calls ?? 0) - (before.in?.calls ?? 0),
      (after.in?.refused ?? 0) - (before.in?.refused ?? 0),
      (after.out?.failed ?? 0) - (before.out?.failed ?? 0),
    ]).toEqual([1, 1, 1]);
    expect(after.in?.averageMs).toEqual(expect.any(Number));
    expect(after.last).not.toBeNull();
  });
});
