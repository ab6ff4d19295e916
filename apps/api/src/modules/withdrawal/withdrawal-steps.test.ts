import {
  nextWithdrawalStatus,
  type WithdrawalStep,
  withdrawalStatuses,
  withdrawalSteps,
} from '@lantern/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { staffAt } from '../../../testing/staff.ts';
import { decideOn } from '../../../testing/staff-withdrawals.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  act,
  cancelIt,
  disputeIt,
  openWithdrawal,
  pursesOf,
  receiveIt,
  statusOf,
  transfersOf,
  type Withdrawer,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();

let member: Withdrawer;
let first: string;
let second: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  member = await withdrawerWith(site, 900_000_000n);
  first = (await staffAt(site, 'owner')).id;
  second = await staffAt(site, 'owner');
  await site.query(
    `update brand
        set settings =
          jsonb_set(jsonb_set(settings, '{withdrawal,perDayCount}', '1000'),
            '{withdrawal,fee,freePerDay}', '1000')
      where code = 'lantern'`,
  );
});

describe('CSH-03 the steps of a withdrawal', () => {
  it('CSH-03 are the same in the database and in the rule', async () => {
    const pairs = withdrawalStatuses.flatMap((status) =>
      withdrawalSteps.map((step) => ({ status, step })),
    );
    const rows = await site.query<{ next: string | null }>(
      `select withdrawal_next(p.status, p.step) as next
         from unnest($1::text[], $2::text[]) with ordinality as p (status, step, nth)
           order by p.nth`,
      [pairs.map(({ status }) => status), pairs.map(({ step }) => step)],
    );
    expect(rows.map(({ next }) => next ?? undefined)).toEqual(
      pairs.map(({ status, step }) => nextWithdrawalStatus(status, step)),
    );
  });

  it('H7 follow the rule in any order, with money and status', async () => {
    const live = async (wishes: WithdrawalStep[]) => {
      await site.forgetShortLived();
      const { reference } = await openWithdrawal(site, member);
      let status: (typeof withdrawalStatuses)[number] = 'review';
      const before = await pursesOf(site, member.id);
      for (const step of wishes) {
        await take[step](reference);
        status = nextWithdrawalStatus(status, step) ?? status;
        expect(await statusOf(site, reference)).toBe(status);
      }
      const after = await pursesOf(site, member.id);
      const inWallet = ['cancelled', 'rejected', 'failed', 'returned'].includes(status);
      const isHeld = ['review', 'approved', 'paying'].includes(status);
      expect({ gained: (after.main ?? 0n) - (before.main ?? 0n), held: after.withdrawal }).toEqual({
        gained: inWallet ? 200_000n : 0n,
        held: (before.withdrawal ?? 0n) - (isHeld ? 0n : 200_000n),
      });
      for (const times of Object.values(await transfersOf(site, reference))) expect(times).toBe(1);
      await act(site, 'reject', reference, first, 'the end of a test');
    };
    await fc.assert(fc.asyncProperty(fc.array(likely, { maxLength: 9 }), live), { numRuns: 25 });
  });
});

/** Steps towards the end are more frequent, so that the end is reached. */
const likely = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom<WithdrawalStep[]>(
      ...withdrawalSteps,
    ) as unknown as fc.Arbitrary<WithdrawalStep>,
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<WithdrawalStep>('approve', 'send', 'pay', 'dispute', 'settle'),
  },
);

/** Each step, by the path that it takes in production. */
const take: Record<WithdrawalStep, (reference: string) => Promise<unknown>> = {
  approve: (reference) => act(site, 'approve', reference, first, 'fine', freshName()),
  cancel: (reference) => cancelIt(site, member.token, reference),
  reject: (reference) => act(site, 'reject', reference, first, 'not fine'),
  send: (reference) => act(site, 'send', reference, first, 'paygate'),
  pay_by_hand: (reference) => act(site, 'pay_by_hand', reference, first, freshName(), null),
  pay: (reference) => act(site, 'settle', reference, 'paid', 'P1', 'gateway', null, null),
  fail: (reference) => act(site, 'settle', reference, 'failed', 'P1', 'gateway', null, null),
  receive: (reference) => receiveIt(site, member.token, reference),
  dispute: (reference) => disputeIt(site, member.token, { reference }),
  settle: (reference) => decide(reference, 'received'),
  return: (reference) => decide(reference, 'returned'),
};

async function decide(reference: string, decision: string): Promise<void> {
  await act(site, 'propose_end', reference, first, decision, 'as the bank says', freshName());
  await decideOn(site, second, reference);
}
