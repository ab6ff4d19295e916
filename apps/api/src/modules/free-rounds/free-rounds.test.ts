import { type BodyOf, endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { expireFreeRounds } from './expire-free-rounds.ts';

const site = useTestSite();
const brand = useBrandChanges(site);
const { grantFreeRounds, freeRoundGrants, withdrawFreeRounds, freeRounds } = endpoints;

const rules = { turnoverPercent: 200, valueMost: '5000', most: '50000', alonePerDay: '40000' };
type Terms = BodyOf<typeof grantFreeRounds>;
type Person = Awaited<ReturnType<typeof staffAt>>;

let cashier: Person;
let player: Player;
beforeEach(async () => {
  await brand.set('lantern', ['freeRounds'], rules);
  cashier = await staffAt(site, 'cashier');
  player = await Player.with(site, 10_000n);
});

const usernameOf = ({ member }: Player) => member.account;
const grant = (change: Partial<Terms> = {}, by = cashier, key = freshName(), to = player) =>
  site.client.call(grantFreeRounds, {
    ...{ token: by.token, host: by.host, key },
    body: {
      ...{ username: usernameOf(to), games: ['BGS:carp-leap'], value: '1000', rounds: 3, days: 7 },
      ...{ reason: 'A round broke off', ...change },
    },
  });
const mine = async (of = player) =>
  (await site.client.call(freeRounds, { token: of.member.token })).value.list;
const granted = async () => {
  const [row] = await site.query<{ id: string }>(
    'select id from free_round_grant where member_id = $1 order by id desc limit 1',
    [player.id],
  );
  return row?.id ?? '';
};
const turnoverLeft = async () => {
  const [row] = await site.query<{ left: string }>('select turnover_left($1)::text as left', [
    player.id,
  ]);
  return row?.left;
};

interface Opened {
  sessionToken: string;
  freeRounds?: { id: string; value: string; left: number; expiresAt: string };
}
/** Opens a slot, as a member does and then its vendor. */
async function open(nodeId = 'BGS:carp-leap', of = player): Promise<Opened> {
  const query = { nodeId, vassalage: 'BGS' };
  await site.client.call(endpoints.launchGame, { token: of.member.token, query });
  const token = site.vendor.launches.at(-1)?.launchToken;
  const body = { requestId: freshName(), token };
  return (await site.vendorCall<Opened>('authenticate', body)).value;
}
/** The body of a free round in an opened slot. */
function roundOf({ sessionToken, freeRounds }: Opened, change: MoneyBody = {}): MoneyBody {
  const { amount: _, ...bet } = player.bet();
  return { ...bet, gameCode: 'carp-leap', sessionToken, freeRounds: freeRounds?.id, ...change };
}
const play = (body: MoneyBody) =>
  site.vendorCall<{ balance: string; freeRoundsLeft?: number }>('free-bet', body);
const win = (body: MoneyBody, change: MoneyBody = {}) =>
  site.vendorCall('win', player.win(body, { gameCode: 'carp-leap', roundClosed: true, ...change }));

describe('free rounds that one person grants', () => {
  it('GAM-04 reach the member’s page and inbox, and the game that is opened', async () => {
    expect((await grant()).value).toEqual({ result: 'granted' });
    expect(await mine()).toMatchObject([
      {
        ...{ state: 'active', value: '1000', currency: 'VND', rounds: 3, left: 3, won: '0' },
        ...{ turnoverPercent: 200, games: [{ nodeId: 'BGS:carp-leap' }] },
      },
    ]);
    const { token } = player.member;
    const [message] = (await site.client.call(endpoints.inboxMessages, { token })).value.list;
    expect(message).toMatchObject({ kind: 'free_rounds', title: 'Free rounds: 3' });
    expect(message?.text).toContain('₫1,000');
    expect((await open()).freeRounds).toMatchObject({ value: '1000', left: 3 });
    expect(await open('BGS:moon-feast')).not.toHaveProperty('freeRounds');
  });

  it('E2 are granted once per key, also after its reply was deleted', async () => {
    const key = freshName();
    await grant({}, cashier, key);
    await site.query('delete from idempotency where key = $1', [key]);
    expect((await grant({}, cashier, key)).value).toEqual({ result: 'granted' });
    expect(await mine()).toHaveLength(1);
    await site.query('delete from idempotency where key = $1', [key]);
    expect((await grant({ rounds: 4 }, cashier, key)).reply).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it.each<[string, Partial<Terms>, string]>([
    ['an unknown member', { username: 'no-such-member' }, 'member_not_found'],
    ['a game that is no slot', { games: ['BGS:baccarat'] }, 'game_not_found'],
    ['an unknown game', { games: ['BGS:none'] }, 'game_not_found'],
    ['a value above the brand’s largest', { value: '5001' }, 'amount_out_of_range'],
    ['a value below the game’s smallest stake', { value: '999' }, 'amount_out_of_range'],
    ['more than a grant may be worth', { rounds: 51 }, 'amount_out_of_range'],
    ['no game', { games: [] }, 'invalid_input'],
    ['no round', { rounds: 0 }, 'invalid_input'],
    ['a broken number of rounds', { rounds: 1.5 }, 'invalid_input'],
    ['a negative value', { value: '-1000' }, 'invalid_input'],
    ['a fraction of the smallest unit', { value: '1000.5' }, 'invalid_input'],
    ['no day', { days: 0 }, 'invalid_input'],
    ['a NUL in the name', { username: 'a\u0000b' }, 'invalid_input'],
    ['no reason', { reason: '' }, 'invalid_input'],
  ])('K17 are refused for %s', async (_what, change, code) => {
    expect((await grant(change)).reply).toMatchObject({ code });
    expect(await mine()).toEqual([]);
  });

  it('MEM-04 RGC-01 are refused to trial accounts, disabled and excluded members', async () => {
    const trial = await site.client.call(endpoints.freePlay, { body: {} });
    const trialName = trial.value.account;
    expect((await grant({ username: trialName })).reply).toMatchObject({
      code: 'purse_not_found',
    });
    await site.query(
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`,
      [player.id],
    );
    expect((await grant()).reply).toMatchObject({ code: 'member_excluded' });
    await site.query("update member set status = 'disabled' where id = $1", [player.id]);
    expect((await grant()).reply).toMatchObject({ code: 'account_disabled' });
  });

  it('OPR-01 D2 are for the brand’s cashiers alone', async () => {
    for (const role of ['reviewer', 'support', 'auditor'] as const)
      expect((await grant({}, await staffAt(site, role))).reply).toMatchObject({
        code: 'permission_denied',
      });
    const stranger = await staffAt(site, 'owner', 'harbor');
    expect((await grant({}, stranger)).reply).toMatchObject({ code: 'member_not_found' });
    await grant();
    const { token, host } = stranger;
    const list = (await site.client.call(freeRoundGrants, { token, host })).value;
    expect(list.list.map(({ member }) => member.id)).not.toContain(player.id);
    const body = { id: await granted(), reason: 'Granted twice' };
    expect((await site.client.call(withdrawFreeRounds, { token, host, body })).reply).toMatchObject(
      { code: 'free_rounds_not_found' },
    );
  });
});

describe('E16 free rounds from the brand’s sum of a day on', () => {
  const openProposal = async (token: string) => {
    const query = { status: 'open', kind: 'free_rounds' } as const;
    const { list } = (await site.client.call(endpoints.proposals, { token, query })).value;
    return list.find(({ member }) => member?.id === player.id)?.id ?? '';
  };

  it('are proposed, and granted when another person approves', async () => {
    expect((await grant({ value: '5000', rounds: 7 })).value).toEqual({ result: 'granted' });
    const key = freshName();
    expect((await grant({ value: '5000', rounds: 1 }, cashier, key)).value).toEqual({
      result: 'proposed',
    });
    await site.query('delete from idempotency where key = $1', [key]);
    expect((await grant({ value: '5000', rounds: 1 }, cashier, key)).value).toEqual({
      result: 'proposed',
    });
    expect(await mine()).toHaveLength(1);
    const reviewer = await staffAt(site, 'reviewer');
    const body = { id: await openProposal(reviewer.token) };
    const approve = (token: string) =>
      site.client.call(endpoints.approveProposal, { token, key: freshName(), body });
    expect((await approve(cashier.token)).status).toBe(403);
    expect((await approve(reviewer.token)).status).toBe(200);
    expect((await approve(reviewer.token)).reply).toMatchObject({ code: 'proposal_decided' });
    expect(await mine()).toHaveLength(2);
    const { token } = reviewer;
    const query = { username: usernameOf(player) };
    const { list } = (await site.client.call(freeRoundGrants, { token, query })).value;
    expect(list.map(({ grantedBy, approvedBy }) => [grantedBy, approvedBy])).toEqual([
      [cashier.username, reviewer.username],
      [cashier.username, null],
    ]);
  });

  it('count the acts of a person that come at the same moment', async () => {
    const others: Player[] = [];
    for (let at = 0; at < 4; at += 1) others.push(await Player.with(site, 0n));
    const answers = await Promise.all(
      others.map((one) => grant({ value: '5000', rounds: 3 }, cashier, freshName(), one)),
    );
    const results = answers.map(({ value }) => value.result).toSorted();
    expect(results).toEqual(['granted', 'granted', 'proposed', 'proposed']);
  });

  it('are proposed by new staff, whatever the amount', async () => {
    await site.query("update staff set counts_from = now() + interval '1 hour' where id = $1", [
      cashier.id,
    ]);
    expect((await grant({ rounds: 1 })).value).toEqual({ result: 'proposed' });
  });

  it.each([
    [
      'member_excluded',
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`,
    ],
    ['account_disabled', "update member set status = 'disabled' where id = $1"],
    [
      'game_not_found',
      `update game set removed_at = now()
        where node_id = 'BGS:carp-leap' and exists (select from member where id = $1)`,
    ],
  ])('are checked again at the approval, which may answer %s', async (code, change) => {
    await brand.set('lantern', ['freeRounds', 'alonePerDay'], '0');
    await grant();
    await site.query(change, [player.id]);
    const reviewer = await staffAt(site, 'reviewer');
    const approved = await site.client.call(endpoints.approveProposal, {
      ...{ token: reviewer.token, key: freshName() },
      body: { id: await openProposal(reviewer.token) },
    });
    await site.query('update game set removed_at = null');
    expect(approved.reply).toMatchObject({ code });
    const grants = 'select from free_round_grant where member_id = $1';
    expect(await site.query(grants, [player.id])).toEqual([]);
  });
});

describe('F7 a free round of a grant', () => {
  let opened: Opened;
  beforeEach(async () => {
    await grant();
    opened = await open();
  });

  it('takes no stake, pays its win, counts down, and is named in the betting record', async () => {
    const round = roundOf(opened);
    const { value } = await play(round);
    expect(value).toMatchObject({ balance: '10000', freeRoundsLeft: 2 });
    expect((await play(round)).value).toEqual(value);
    expect(verdictOf(await win(round, { amount: '2500' }))).toBe('ok');
    expect(await player.balance()).toBe(12_500n);
    expect(await mine()).toMatchObject([{ left: 2, won: '2500', state: 'active' }]);
    const { token } = player.member;
    const [record] = (await site.client.call(endpoints.betHistory, { token })).value.list;
    expect(record).toMatchObject({
      ...{ status: 'won', stake: '0', win: '2500', details: { freeRound: '1000' } },
    });
  });

  it('GAM-24 is even without a win, and has ended when it was given back', async () => {
    const [lost, undone, running] = [roundOf(opened), roundOf(opened), roundOf(opened)];
    for (const round of [lost, undone, running]) await play(round);
    await win(lost, { amount: '0' });
    await site.vendorCall('rollback', player.rollback(undone, { gameCode: 'carp-leap' }));
    const { token } = player.member;
    const { list } = (await site.client.call(endpoints.betHistory, { token })).value;
    const states = new Map(list.map((one) => [one.vendorRoundId, one]));
    expect(states.get(String(lost.roundId))).toMatchObject({ status: 'even', net: '0' });
    expect(states.get(String(undone.roundId))).toMatchObject({
      ...{ status: 'even', endedAt: expect.any(String) },
    });
    expect(states.get(String(running.roundId))).toMatchObject({ status: 'open' });
  });

  it('CSH-03 asks for the turnover of the grant, and less when the win is taken back', async () => {
    await brand.set('lantern', ['freeRounds', 'turnoverPercent'], 0);
    const before = BigInt((await turnoverLeft()) ?? 0);
    const round = roundOf(opened);
    await play(round);
    const paid = player.win(round, { gameCode: 'carp-leap', amount: '2500' });
    await site.vendorCall('win', paid);
    expect(await turnoverLeft()).toBe(String(before + 5000n));
    await site.vendorCall('rollback', player.rollback(paid, { gameCode: 'carp-leap' }));
    expect(await turnoverLeft()).toBe(String(before));
    expect(await mine()).toMatchObject([{ won: '0', left: 2 }]);
  });

  it('pays cash where the brand asks for no turnover', async () => {
    await brand.set('lantern', ['freeRounds', 'turnoverPercent'], 0);
    const before = await turnoverLeft();
    await grant({ games: ['BGS:moon-feast'] });
    const other = await open('BGS:moon-feast');
    const round = roundOf(other, { gameCode: 'moon-feast' });
    await play(round);
    await win(round, { gameCode: 'moon-feast', amount: '2500' });
    expect(await turnoverLeft()).toBe(before);
    expect(await player.balance()).toBe(12_500n);
  });

  it('F12 is played as often as granted, also when all come at once', async () => {
    const rounds = Array.from({ length: 8 }, () => roundOf(opened));
    const verdicts = (await Promise.all(rounds.map(play))).map(verdictOf);
    expect(verdicts.filter((one) => one === 'ok')).toHaveLength(3);
    expect(verdicts.filter((one) => one === 'free_rounds_over')).toHaveLength(5);
    expect(await mine()).toMatchObject([{ left: 0, state: 'used' }]);
    expect(await open()).not.toHaveProperty('freeRounds');
  });

  it('F6 is given back when its bet is rolled back, before or after the last one', async () => {
    const rounds = [roundOf(opened), roundOf(opened), roundOf(opened)];
    for (const round of rounds) await play(round);
    expect(await mine()).toMatchObject([{ state: 'used' }]);
    const undo = player.rollback(rounds[0] ?? {}, { gameCode: 'carp-leap' });
    for (let times = 0; times < 2; times += 1)
      expect(verdictOf(await site.vendorCall('rollback', undo))).toBe('ok');
    expect(await mine()).toMatchObject([{ left: 1, state: 'active' }]);
    expect(verdictOf(await play(rounds[0] ?? {}))).toBe('transaction_rolled_back');
    expect(verdictOf(await play(roundOf(opened)))).toBe('ok');
  });

  it('F5 a rollback that comes first uses no round', async () => {
    const round = roundOf(opened);
    await site.vendorCall('rollback', player.rollback(round, { gameCode: 'carp-leap' }));
    expect(verdictOf(await play(round))).toBe('transaction_rolled_back');
    expect(await mine()).toMatchObject([{ left: 3 }]);
  });

  it('still pays when the grant ended during the round, and takes no further one', async () => {
    const round = roundOf(opened);
    await play(round);
    const body = { id: await granted(), reason: 'Granted twice' };
    const { token } = cashier;
    expect((await site.client.call(withdrawFreeRounds, { token, body })).status).toBe(200);
    expect((await site.client.call(withdrawFreeRounds, { token, body })).reply).toMatchObject({
      code: 'free_rounds_over',
    });
    expect(verdictOf(await play(roundOf(opened)))).toBe('free_rounds_over');
    expect(verdictOf(await win(round))).toBe('ok');
    expect(await player.balance()).toBe(12_000n);
    expect(await mine()).toMatchObject([{ state: 'withdrawn', left: 2, won: '2000' }]);
  });

  it('F6 a round that comes back after the withdrawal can’t be played', async () => {
    const round = roundOf(opened);
    await play(round);
    const body = { id: await granted(), reason: 'Granted twice' };
    await site.client.call(withdrawFreeRounds, { token: cashier.token, body });
    await site.vendorCall('rollback', player.rollback(round, { gameCode: 'carp-leap' }));
    expect(await mine()).toMatchObject([{ state: 'withdrawn', left: 3 }]);
    expect(verdictOf(await play(roundOf(opened)))).toBe('free_rounds_over');
  });

  it('expires: late bets are refused before the job, and the job ends it', async () => {
    await site.query('update free_round_grant set expires_at = now() where member_id = $1', [
      player.id,
    ]);
    expect(verdictOf(await play(roundOf(opened)))).toBe('free_rounds_over');
    expect(await mine()).toMatchObject([{ state: 'expired' }]);
    await Promise.all([expireFreeRounds(site.site), expireFreeRounds(site.site)]);
    const rows = await site.query(
      `select state, ended_at = expires_at as ended,
              (select count(*)::int from outbox
                where topic = 'free_rounds' and member_id = $1 and payload = '{}') > 0 as told
         from free_round_grant where member_id = $1`,
      [player.id],
    );
    expect(rows).toMatchObject([{ state: 'expired', ended: true }]);
  });

  it.each<[string, (mine: Opened) => MoneyBody, string]>([
    ['an unknown grant', () => ({ freeRounds: '00000000-0000-7000-8000-000000000000' }), 'over'],
    ['another game', () => ({ gameCode: 'moon-feast' }), 'over'],
    ['no session', () => ({ sessionToken: 'a-token-of-nothing' }), 'session'],
  ])('F1 is refused for %s', async (_what, change, why) => {
    const code = why === 'over' ? 'free_rounds_over' : 'play_session_expired';
    expect(verdictOf(await play(roundOf(opened, change(opened))))).toBe(code);
    expect(await mine()).toMatchObject([{ left: 3 }]);
  });

  it('D3 is refused for the grant of another member', async () => {
    const other = await Player.with(site, 0n);
    const theirs = await open('BGS:carp-leap', other);
    const body = roundOf(opened, { playerId: other.id, sessionToken: theirs.sessionToken });
    expect(verdictOf(await play(body))).toBe('free_rounds_over');
    expect(await mine()).toMatchObject([{ left: 3 }]);
  });

  it('F3 a repeated id with another grant, or none, is another transaction', async () => {
    const round = roundOf(opened);
    await play(round);
    const { freeRounds: _, ...without } = round;
    expect(verdictOf(await play(without))).toBe('transaction_mismatch');
  });

  it('does not join the round of a bet', async () => {
    const sessionToken = opened.sessionToken;
    const bet = player.bet({ gameCode: 'carp-leap', sessionToken });
    await site.vendorCall('bet', bet);
    expect(verdictOf(await play(roundOf(opened, { roundId: bet.roundId })))).toBe(
      'transaction_mismatch',
    );
  });

  it('F9 RGC-01 is refused to an excluded member, even as a promotion', async () => {
    await site.query(
      `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
       select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`,
      [player.id],
    );
    for (const promotion of [false, true])
      expect(verdictOf(await play(roundOf(opened, { promotion })))).toBe('player_blocked');
    expect(await mine()).toMatchObject([{ left: 3 }]);
  });
});

describe('OPR-02 the rules for free rounds', () => {
  const { freeRoundRules, saveFreeRoundRules } = endpoints;

  it('are changed by the owner for later grants, and not over an unseen change', async () => {
    const owner = await staffAt(site, 'owner');
    const { token } = owner;
    const { value: now } = await site.client.call(freeRoundRules, { token });
    expect(now).toMatchObject({ ...rules, currency: 'VND' });
    await grant();
    const { currency: _, ...seen } = now;
    const body = { ...seen, turnoverPercent: 0, reason: 'As advertised' };
    expect((await site.client.call(saveFreeRoundRules, { token, body })).value).toMatchObject({
      turnoverPercent: 0,
    });
    expect((await site.client.call(saveFreeRoundRules, { token, body })).reply).toMatchObject({
      code: 'rule_changed',
    });
    expect(await mine()).toMatchObject([{ turnoverPercent: 200 }]);
    const denied = await site.client.call(saveFreeRoundRules, { token: cashier.token, body });
    expect(denied.reply).toMatchObject({ code: 'permission_denied' });
  });
});
