import { endpoints } from '@lantern/contracts';
import { isEmvQr } from '@lantern/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { Depositor } from '../../../testing/depositor.ts';
import { lookUp } from '../../../testing/deposits.ts';
import { paint } from '../../../testing/forms.ts';
import { bomb } from '../../../testing/hostile-pictures.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import { declareIt, lookAtDeposit, openTransfer } from '../../../testing/staff-deposits.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { followUpDeposits } from './follow-up.ts';

const site = useTestSite();

let token: string;
beforeEach(async () => {
  ({ token } = await site.register());
});

describe('CSH-01 a transfer to an account of the brand', () => {
  it('CSH-01 shows the account, a unique memo, and a VietQR with all of it', async () => {
    const { status, reference, instructions } = await openTransfer(site, token);
    expect(status).toBe('pending');
    if (instructions?.kind !== 'bank') return expect.fail();
    expect(instructions.memo).toBe(reference.replace('-', ''));
    const accounts =
      site.site.brands.all().find(({ code }) => code === 'lantern')?.settings.deposit.accounts ??
      [];
    expect(accounts.map(({ accountNumber }) => accountNumber)).toContain(
      instructions.accountNumber,
    );
    expect([
      instructions.payload?.includes(instructions.memo),
      isEmvQr(instructions.payload ?? ''),
    ]).toEqual([true, true]);
  });

  it('CSH-01 expires when undeclared; a late payer can still declare it', async () => {
    const { reference } = await openTransfer(site, token);
    site.clock.turn({ minutes: 61 });
    await followUpDeposits(site.site);
    site.clock.reset();
    expect((await lookUp(site, token, reference)).status).toBe('expired');
    expect((await declareIt(site, token, reference)).value.status).toBe('review');
  });

  it('CSH-01 waits for the staff once declared, and never expires', async () => {
    const { reference } = await openTransfer(site, token);
    const { value } = await declareIt(site, token, reference);
    expect(value).toMatchObject({
      status: 'review',
      declaredAt: expect.any(String),
      settledAt: null,
    });
    site.clock.turn({ minutes: 61 });
    await followUpDeposits(site.site);
    site.clock.reset();
    expect((await lookUp(site, token, reference)).status).toBe('review');
    expect(verdictOf(await declareIt(site, token, reference))).toBe('deposit_not_open');
  });

  it('CSH-01 is the only deposit that the member can declare', async () => {
    const member = await Depositor.at(site);
    expect(verdictOf(await declareIt(site, member.token, member.reference))).toBe(
      'deposit_not_open',
    );
    expect(await member.outcome()).toEqual([0n, 'pending']);
  });

  it('D1 of another member is not found', async () => {
    const { reference } = await openTransfer(site, token);
    const { token: stranger } = await site.register();
    expect(await declareIt(site, stranger, reference)).toMatchObject({
      status: 404,
      reply: { code: 'deposit_not_found' },
    });
  });
});

describe('CSH-05 the proof pictures of a transfer', () => {
  it('CSH-05 D11 are shown to the staff at signed addresses, re-encoded', async () => {
    const { reference } = await openTransfer(site, token);
    await declareIt(site, token, reference, [
      await paint('png'),
      await paint('jpeg', { note: 'a secret place' }),
    ]);
    const cashier = await staffAt(site, 'cashier');
    const { proofs } = (await lookAtDeposit(site, cashier, reference)).value;
    expect(proofs).toHaveLength(2);
    const [first = ''] = proofs;
    const picture = await site.client.raw('GET', first);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const [path = ''] = first.split('?');
    for (const guess of [
      path,
      `${path}?expires=9999999999&signature=guess`,
      first.replace(/.$/, '-'),
    ])
      expect((await site.client.raw('GET', guess)).status).toBe(404);
    site.clock.turn({ minutes: 70 });
    expect((await site.client.raw('GET', first)).status).toBe(404);
  });

  it.each([
    ['a file that is no picture', async () => Buffer.from('%PDF-1.7'), 'file_type_not_allowed'],
    ['a GIF', () => paint('gif'), 'file_type_not_allowed'],
    ['too many pixels', async () => bomb(60_000, 60_000), 'picture_too_large'],
  ])('K8 CSH-05 are rejected for %s, and nothing changes', async (_what, make, code) => {
    const { reference } = await openTransfer(site, token);
    const before = await site.query('select count(*) from stored_file');
    expect(
      verdictOf(await declareIt(site, token, reference, [await paint('png'), await make()])),
    ).toBe(code);
    expect(await site.query('select count(*) from stored_file')).toEqual(before);
    expect((await lookUp(site, token, reference)).status).toBe('pending');
  });

  it('CSH-05 are limited to three, of five megabytes each', async () => {
    const { reference } = await openTransfer(site, token);
    const picture = await paint('png');
    expect(verdictOf(await declareIt(site, token, reference, Array(4).fill(picture)))).toBe(
      'invalid_input',
    );
    const large = Buffer.concat([picture, Buffer.alloc(endpoints.declareDeposit.upload.bytes)]);
    expect(verdictOf(await declareIt(site, token, reference, [large]))).toBe('body_too_large');
  });
});

describe('CSH-01 the recent deposits', () => {
  it('CSH-01 are the member’s own, newest first, in pages', async () => {
    const made = [];
    for (let nth = 0; nth < 3; nth += 1) made.push((await openTransfer(site, token)).reference);
    const list = async (query: Record<string, string>) =>
      (await site.client.call(endpoints.recentDeposits, { token, query })).value;
    const first = await list({ pageSize: '2' });
    expect(first).toMatchObject({ total: 3, totalPages: 2 });
    expect(
      [...first.list, ...(await list({ pageSize: '2', pageNo: '2' })).list].map(
        ({ reference }) => reference,
      ),
    ).toEqual(made.reverse());
    const { token: other } = await site.register();
    expect((await site.client.call(endpoints.recentDeposits, { token: other })).value.total).toBe(
      0,
    );
  });
});
