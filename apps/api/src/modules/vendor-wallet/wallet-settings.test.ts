import { type BodyOf, endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { Holder, useParlour } from '../../../testing/wallets.ts';

const site = useTestSite();
useParlour(site);
useBrandChanges(site);
const { walletSettings, saveWalletSettings, launchGame } = endpoints;
const reason = 'Members asked for it';

type Worker = TestStaff & { token: string };
let owner: Worker;
beforeAll(async () => {
  owner = await staffAt(site, 'owner');
});

const look = async ({ token, host }: Worker = owner) =>
  (await site.client.call(walletSettings, { token, host })).value;
const save = async (
  change: Partial<BodyOf<typeof saveWalletSettings>>,
  { token, host }: Worker = owner,
) =>
  site.client.call(saveWalletSettings, {
    ...{ token, host },
    body: { ...(await look()), reason, ...change },
  });

describe('OPR-02 what a brand decides for vendors with their own wallets', () => {
  it('OPR-02 is shown to staff; only the owner may change it', async () => {
    expect(await look()).toMatchObject({
      ...{ single: false, recallBeforeGame: false, moveIntoGame: true },
    });
    const cashier = await staffAt(site, 'cashier');
    expect((await look(cashier)).moveIntoGame).toBe(true);
    expect(verdictOf(await save({ moveIntoGame: false }, cashier))).toBe('permission_denied');
  });

  it('OPR-02 applies at once and is audited', async () => {
    expect(verdictOf(await save({ moveIntoGame: false, recallBeforeGame: true }))).toBe('ok');
    expect(await look()).toMatchObject({ moveIntoGame: false, recallBeforeGame: true });
    const member = await Holder.with(site, 5_000n);
    const query = { nodeId: 'PLR:moon-dice', vassalage: 'PLR' };
    const { value } = await site.client.call(launchGame, { token: member.token, query });
    expect(value.moved).toBeNull();
    const [row] = await site.query(
      `select subject, before, after, reason from audit_event
        where action = 'wallet_settings_changed'`,
    );
    expect(row).toEqual({
      ...{ subject: 'settings', reason },
      before: { single: false, recallBeforeGame: false, moveIntoGame: true },
      after: { single: false, recallBeforeGame: true, moveIntoGame: false },
    });
  });

  it('OPR-02 is not saved over a change that the person has not seen', async () => {
    const { version } = await look();
    expect(verdictOf(await save({ moveIntoGame: false }))).toBe('ok');
    expect(await save({ recallBeforeGame: true, version })).toMatchObject({
      status: 409,
      reply: { code: 'rule_changed' },
    });
    expect((await look()).recallBeforeGame).toBe(false);
  });
});
