import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Depositor } from '../../../testing/depositor.ts';
import { askDeposit, depositsOf } from '../../../testing/deposits.ts';
import { verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { staffAt } from '../../../testing/staff.ts';
import {
  attendTo,
  declaredTransfer,
  declareIt,
  depositQueue,
  lookAtDeposit,
  matchByTwo,
  matchIt,
  openTransfer,
} from '../../../testing/staff-deposits.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

let token: string;
let memberId: string;
let self: Protected;
beforeEach(async () => {
  ({ token, customerId: memberId } = await site.register());
  self = new Protected(site, token);
});

const methods = async (language = 'en') =>
  (await site.client.call(endpoints.depositMethods, { token, language })).value;
const setMethod = (nth: number, change: string, value: unknown) =>
  brands.set('lantern', ['deposit', 'methods', String(nth), change], value);

describe('CSH-01 the payment methods for deposits', () => {
  it('CSH-01 have names in the page’s language, fees and times', async () => {
    const transfer = (await methods('vi')).find(({ method }) => method === 'bank-transfer');
    expect(transfer).toMatchObject({
      name: 'Chuyển khoản',
      usualMinutes: { from: 5, to: 15 },
      expiresInMinutes: 60,
    });
  });

  it('CSH-01 are open to the brand’s chosen ranks, in the list and in the call', async () => {
    await setMethod(1, 'ranks', { from: 2, to: 5 });
    expect((await methods()).map(({ method }) => method)).not.toContain('vietqr');
    const wish = { body: { method: 'vietqr' } };
    expect(verdictOf(await askDeposit(site, token, wish))).toBe('deposit_method_unavailable');
    await setMethod(1, 'ranks', { from: 1, to: 5 });
    expect((await askDeposit(site, token, wish)).status).toBe(200);
  });

  it('CSH-01 exclude methods whose gateway is not configured', async () => {
    expect((await methods()).map(({ method }) => method)).not.toContain('e-wallet');
    expect(verdictOf(await askDeposit(site, token, { body: { method: 'e-wallet' } }))).toBe(
      'deposit_method_unavailable',
    );
  });
});

describe('E8 CSH-01 the fee of a deposit', () => {
  it('E8 CSH-01 is a separate transfer to the house, rounded in the member’s favour', async () => {
    await setMethod(0, 'fee', { basisPoints: 125, fixed: '999' });
    const member = await Depositor.at(site);
    expect(member.deposit.fee).toBe('3499');
    await member.tell();
    expect(await member.outcome()).toEqual([196_501n, 'paid']);
    const moved = await site.query(
      `select t.kind, p.purpose, t.amount::text from transfer t join purse p on p.id = t.to_purse
         join deposit d on d.id = t.subject_id where d.reference = $1
           order by t.kind`,
      [member.reference],
    );
    expect(moved).toEqual([
      { kind: 'deposit', purpose: 'main', amount: '196501' },
      { kind: 'deposit_fee', purpose: 'house_fees', amount: '3499' },
    ]);
  });

  it('CSH-01 stays as it was at the request when the brand changes it', async () => {
    const member = await Depositor.at(site);
    await setMethod(0, 'fee', { basisPoints: 500, fixed: '0' });
    await member.tell();
    expect(await member.balance()).toBe(200_000n);
  });

  it('F6 is charged in transit, so that a frozen wallet is still credited', async () => {
    await setMethod(0, 'fee', { basisPoints: 100, fixed: '0' });
    const member = await Depositor.at(site);
    await site.query("update purse set frozen = true where member_id = $1 and purpose = 'main'", [
      member.id,
    ]);
    await member.tell();
    expect(await member.outcome()).toEqual([198_000n, 'paid']);
  });

  it('E8 CSH-01 is the same in the database and in the rules package', async () => {
    const { depositFee } = await import('@lantern/rules');
    for (const [amount, basisPoints, fixed] of [
      [1n, 0, '0'],
      [1n, 1000, '5000'],
      [199n, 50, '0'],
      [200n, 50, '0'],
      [123_457n, 333, '17'],
      [999_999_999_999_999n, 1000, '999999999'],
    ] as const) {
      const [row] = await site.query<{ fee: string }>(
        'select deposit_fee($1, $2, $3)::text as fee',
        [amount, basisPoints, fixed],
      );
      expect(BigInt(row?.fee ?? '')).toBe(depositFee({ basisPoints, fixed }, amount));
    }
  });
});

describe('CSH-03 RGC-01 a credit', () => {
  it('CSH-03 adds turnover and counts towards the day', async () => {
    const member = await Depositor.at(site);
    await member.tell();
    expect(
      await site.query(
        `select deposited::text, turnover_left(member_id)::text as left from cash_day
          where member_id = $1`,
        [member.id],
      ),
    ).toEqual([{ deposited: '200000', left: '200000' }]);
  });

  it('CSH-03 adds neither when nothing is credited', async () => {
    const member = await Depositor.at(site);
    await member.tell({ amount: '5' });
    expect(await site.query('select 1 from cash_day where member_id = $1', [member.id])).toEqual(
      [],
    );
  });
});

describe('E19 RGC-01 the deposit limit of a member', () => {
  it('E19 per day accepts two of ten concurrent deposits, and no more', async () => {
    await self.wish('deposit', '100000');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => askDeposit(site, token, { body: { amount: '50000' } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 409,
      reply: {
        code: 'limit_reached',
        value: { kind: 'deposit', period: 'day', amount: '100000', left: '0' },
      },
    });
    expect(await depositsOf(site, memberId)).toHaveLength(2);
  });

  it('E19 E2 does not refuse a retry with the same key', async () => {
    await self.wish('deposit', '200000');
    const wish = { key: 'the-same-key-again' };
    const { value } = await askDeposit(site, token, wish);
    await site.query('delete from idempotency where key = $1', [wish.key]);
    expect((await askDeposit(site, token, wish)).value.reference).toBe(value.reference);
  });

  it('RGC-01 counts transfers that wait for the staff', async () => {
    await self.wish('deposit', '300000');
    await declaredTransfer(site, token);
    expect(verdictOf(await askDeposit(site, token))).toBe('limit_reached');
  });

  it('RGC-01 needs a birthday first, where the brand asks for it', async () => {
    await brands.set('lantern', ['protection', 'ageBeforeDeposit'], true);
    expect(verdictOf(await askDeposit(site, token))).toBe('birthday_required');
  });
});

describe('RGC-01 CSH-01 money beyond a limit that was already sent', () => {
  const beyond = 'beyond the deposit limit of a day';

  /** A transfer of 200,000 whose deadline has passed, so that it blocks no other one. */
  async function lateTransfer(): Promise<string> {
    const { reference } = await openTransfer(site, token);
    await site.query(
      `update deposit set status = 'expired', expires_at = now() - interval '1 second'
        where reference = $1`,
      [reference],
    );
    return reference;
  }

  it('RGC-01 CSH-01 is credited, and marked for the staff until they handle it', async () => {
    await self.wish('deposit', '200000');
    const [first, second] = [await lateTransfer(), await lateTransfer()];
    const cashier = await staffAt(site, 'cashier');
    const doubtOf = async (reference: string) =>
      (await lookAtDeposit(site, cashier, reference)).value.doubt;
    await declareIt(site, token, first);
    expect(await doubtOf(first)).toBe('the member has paid');
    expect((await matchIt(site, cashier, first)).value).toMatchObject({
      status: 'paid',
      doubt: null,
    });
    await declareIt(site, token, second);
    expect(await doubtOf(second)).toBe(`the member has paid; ${beyond}`);
    expect((await matchIt(site, cashier, second)).value).toMatchObject({
      status: 'paid',
      doubt: beyond,
    });
    expect(await site.balanceOf(token)).toBe(400_000n);
    const inQueue = async () =>
      (await depositQueue(site, cashier, 'attention')).list.some(
        ({ reference }) => reference === second,
      );
    expect(await inQueue()).toBe(true);
    await attendTo(site, cashier, second);
    expect(await inQueue()).toBe(false);
  });

  it('RGC-01 is marked on each of three transfers declared at once', async () => {
    await self.wish('deposit', '200000');
    const late = [await lateTransfer(), await lateTransfer(), await lateTransfer()];
    const cashier = await staffAt(site, 'cashier');
    for (const reference of late) await declareIt(site, token, reference);
    const doubts = [];
    for (const reference of late)
      doubts.push((await matchIt(site, cashier, reference)).value.doubt);
    // Transfers that wait for the staff count towards every limit.
    expect(doubts).toEqual([beyond, beyond, beyond]);
  });

  it('RGC-01 is marked on a gateway’s notification, under the tightest limit', async () => {
    const member = await Depositor.at(site);
    const protectedMember = new Protected(site, member.token);
    await protectedMember.wish('deposit', '150000', 'month');
    await protectedMember.wish('deposit', '190000', 'week');
    await member.tell();
    expect([...(await member.outcome()), await member.note()]).toEqual([
      200_000n,
      'paid',
      'beyond the deposit limit of a month',
    ]);
  });

  it('RGC-01 is not marked when requested within the limit, in any order of payment', async () => {
    await self.wish('deposit', '400000');
    const [one, two] = [await declaredTransfer(site, token), await declaredTransfer(site, token)];
    const cashier = await staffAt(site, 'cashier');
    for (const { reference } of [one, two])
      expect((await matchIt(site, cashier, reference)).value).toMatchObject({
        status: 'paid',
        doubt: null,
      });
  });

  it('RGC-01 is marked when more was paid than requested, too', async () => {
    await self.wish('deposit', '200000');
    const { reference } = await declaredTransfer(site, token);
    const people = [await staffAt(site, 'cashier'), await staffAt(site, 'reviewer')] as const;
    await matchByTwo(site, people, reference, { amount: '200001' });
    const { value } = await lookAtDeposit(site, people[0], reference);
    expect(value).toMatchObject({ credited: '200001', doubt: beyond });
  });

  it('RGC-01 is marked beside the member’s exclusion', async () => {
    await self.wish('deposit', '200000');
    const reference = await lateTransfer();
    await declaredTransfer(site, token);
    await declareIt(site, token, reference);
    await exclude(memberId);
    const cashier = await staffAt(site, 'cashier');
    expect((await matchIt(site, cashier, reference)).value.doubt).toBe(
      `the member is excluded; ${beyond}`,
    );
  });
});

/** As an exclusion leaves it, but without ending the sessions. */
const exclude = (member: string) =>
  site.query(
    `insert into protection (member_id, brand_id, excluded_until, exclusion, excluded_at)
     select id, brand_id, now() + interval '1 day', 'cool_off', now() from member where id = $1`,
    [member],
  );

describe('RGC-01 a self-excluded member', () => {
  it('A22 RGC-01 cannot request a deposit', async () => {
    await exclude(memberId);
    expect(await askDeposit(site, token)).toMatchObject({
      status: 403,
      reply: { code: 'member_excluded' },
    });
    expect(await depositsOf(site, memberId)).toEqual([]);
  });

  it('RGC-01 is credited with late payments, and the staff are notified', async () => {
    const member = await Depositor.at(site);
    await exclude(member.id);
    await member.tell();
    expect([...(await member.outcome()), await member.note()]).toEqual([
      200_000n,
      'paid',
      'the member is excluded',
    ]);
    const cashier = await staffAt(site, 'cashier');
    const { list } = await depositQueue(site, cashier, 'attention');
    expect(list.map(({ reference }) => reference)).toContain(member.reference);
  });

  it('RGC-01 is credited with matched transfers, and the staff see the exclusion', async () => {
    const { reference } = await declaredTransfer(site, token);
    await exclude(memberId);
    const cashier = await staffAt(site, 'cashier');
    const { value } = await matchIt(site, cashier, reference);
    expect(value).toMatchObject({
      status: 'paid',
      memberExcluded: true,
      doubt: 'the member is excluded',
    });
  });
});
