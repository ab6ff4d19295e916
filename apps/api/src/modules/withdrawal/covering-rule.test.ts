import { type BodyOf, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { termsOf } from '../../../testing/withdrawals.ts';

const site = useTestSite();
useBrandChanges(site);
const { coveringRule, saveCoveringRule } = endpoints;
const reason = 'As agreed with the auditor';

type Worker = TestStaff & { token: string };
let owner: Worker;
beforeAll(async () => {
  owner = await staffAt(site, 'owner');
});

const look = async ({ token, host }: Worker = owner) =>
  (await site.client.call(coveringRule, { token, host })).value;
const save = async (
  change: Partial<BodyOf<typeof saveCoveringRule>>,
  { token, host }: Worker = owner,
) =>
  site.client.call(saveCoveringRule, {
    ...{ token, host },
    body: { ...(await look()), reason, ...change },
  });

/** What a stake of 3,000 on three of six symbols leaves of a requirement of 10,000. */
async function leftAfterHalf() {
  const player = await Player.with(site, 10_000n);
  await site.query('select turnover_raise($1, 10000, 100)', [player.id]);
  const stakes = ['crab', 'fish', 'rooster'].map((on) => ({ on, amount: '1000' }));
  const body = player.bet({ amount: '3000', details: { stakes } });
  expect(verdictOf(await site.vendorCall('bet', body))).toBe('ok');
  return (await termsOf(site, player.member.token)).turnover.left;
}

describe('J6 OPR-02 the share of outcomes from which stakes don’t count', () => {
  it('OPR-02 is shown to staff; only the owner may change it', async () => {
    expect((await look()).coveredFromPercent).toBe(60);
    const reviewer = await staffAt(site, 'reviewer');
    expect((await look(reviewer)).coveredFromPercent).toBe(60);
    expect(verdictOf(await save({ coveredFromPercent: 101 }, reviewer))).toBe('permission_denied');
  });

  it('J6 applies to the next bet, is audited, and leaves the other terms alone', async () => {
    const terms = () =>
      site.query<{ kept: object }>(
        "select settings -> 'withdrawal' as kept from brand where code = 'lantern'",
      );
    const [before] = await terms();
    expect(await leftAfterHalf()).toBe('7000');
    expect(verdictOf(await save({ coveredFromPercent: 50 }))).toBe('ok');
    expect(await leftAfterHalf()).toBe('10000');
    expect(await terms()).toEqual([{ kept: { ...before?.kept, coveredFromPercent: 50 } }]);
    const written = await site.query(
      `select subject, before, after, reason from audit_event
        where action = 'covering_rule_changed'`,
    );
    expect(written).toEqual([
      {
        ...{ subject: 'settings', reason },
        before: { coveredFromPercent: 60 },
        after: { coveredFromPercent: 50 },
      },
    ]);
  });

  it('OPR-02 is a percentage, and is not saved over an unseen change', async () => {
    expect(verdictOf(await save({ coveredFromPercent: 0 }))).toBe('invalid_input');
    expect(verdictOf(await save({ coveredFromPercent: 102 }))).toBe('invalid_input');
    const { version } = await look();
    expect(verdictOf(await save({ coveredFromPercent: 70 }))).toBe('ok');
    expect(verdictOf(await save({ coveredFromPercent: 80, version }))).toBe('rule_changed');
    expect((await look()).coveredFromPercent).toBe(70);
  });
});
