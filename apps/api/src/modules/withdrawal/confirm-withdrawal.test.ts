import { disputeWithdrawal } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { paint } from '../../../testing/forms.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import {
  disputeIt,
  lookAt,
  openWithdrawal,
  paidWithdrawal,
  receiveIt,
  statusOf,
  type Withdrawer,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';
import { receiveDuePayouts } from './receive-due.ts';

const site = useTestSite();

let member: Withdrawer;
beforeAll(async () => {
  member = await withdrawerWith(site, 900_000_000n);
  await site.query(
    `update brand
        set settings =
          jsonb_set(jsonb_set(settings, '{withdrawal,perDayCount}', '1000'),
            '{withdrawal,fee,freePerDay}', '1000')
      where code = 'lantern'`,
  );
});

/** The confirmation deadline passed that many minutes ago. */
const due = (reference: string, minutes = 1) =>
  site.query(
    `update withdrawal set confirm_by = now() - make_interval(mins => $2::int)
      where reference = $1`,
    [reference, minutes],
  );

describe('CSH-04 the member’s report on a payout', () => {
  it('CSH-04 of receipt completes it', async () => {
    const { reference } = await paidWithdrawal(site, member);
    const before = await lookAt(site, member.token, reference);
    expect(before).toMatchObject({ status: 'paid', received: null, expectedBy: null });
    expect(Date.parse(before.confirmBy ?? '') - Date.parse(before.paidAt ?? '')).toBe(60 * 60_000);
    const { value } = await receiveIt(site, member.token, reference);
    expect(value).toMatchObject({ status: 'received', received: '200000', confirmBy: null });
    expect(value.timeline.map(({ status, by }) => `${status} by ${by}`)).toEqual([
      'review by member',
      'approved by staff',
      'paid by staff',
      'received by member',
    ]);
  });

  it('CSH-04 of receipt can be repeated without effect', async () => {
    const { reference } = await paidWithdrawal(site, member);
    await receiveIt(site, member.token, reference);
    expect((await receiveIt(site, member.token, reference)).value.timeline).toHaveLength(4);
  });

  it('CSH-04 of nothing received needs a picture, and opens a dispute for staff', async () => {
    const { reference } = await paidWithdrawal(site, member);
    const without = await disputeIt(site, member.token, { reference }, []);
    expect(without).toMatchObject({ status: 400, reply: { code: 'file_missing' } });
    expect(await statusOf(site, reference)).toBe('paid');
    const { value } = await disputeIt(site, member.token, { reference });
    expect(value).toMatchObject({ status: 'disputed', received: '0', confirmBy: null });
    expect(value.proofs).toHaveLength(1);
  });

  it('CSH-04 of a part received has its amount, and needs no picture', async () => {
    const { reference } = await paidWithdrawal(site, member);
    const said = { reference, received: '150000', remaining: '50000' };
    const { value } = await disputeIt(site, member.token, said, []);
    expect(value).toMatchObject({ status: 'disputed', received: '150000', proofs: [] });
  });

  it.each([
    ['more than the whole', '200001', '1'],
    ['the whole', '200000', '1'],
    ['parts below the whole', '100000', '99999'],
    ['parts above the whole', '100000', '100001'],
    ['nothing received, and less than the whole missing', '0', '199999'],
  ])('H4 is rejected when it is %s', async (_what, received, remaining) => {
    const { reference } = await paidWithdrawal(site, member);
    const answer = await disputeIt(site, member.token, { reference, received, remaining });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'amount_out_of_range' } });
    expect(await statusOf(site, reference)).toBe('paid');
  });

  it.each([
    { received: '-1', remaining: '200001' },
    { received: '1.5', remaining: '199998.5' },
    { received: '0', remaining: '0' },
    { received: '0', remaining: '200000', status: 'received' },
  ])('E5 D8 is rejected as %j', async (said) => {
    const { reference } = await paidWithdrawal(site, member);
    expect(verdictOf(await disputeIt(site, member.token, { reference, ...said }))).toBe(
      'invalid_input',
    );
  });

  it('H4 is accepted once', async () => {
    const { reference } = await paidWithdrawal(site, member);
    const said = { reference, received: '150000', remaining: '50000' };
    const answers = await Promise.all([
      disputeIt(site, member.token, said, []),
      disputeIt(site, member.token, { reference }),
      receiveIt(site, member.token, reference),
    ]);
    expect(answers.map(verdictOf).sort()).toEqual([
      'ok',
      'withdrawal_not_confirmable',
      'withdrawal_not_confirmable',
    ]);
  });

  it('CSH-04 is refused before the payout is paid', async () => {
    const { reference } = await openWithdrawal(site, member);
    expect(verdictOf(await receiveIt(site, member.token, reference))).toBe(
      'withdrawal_not_confirmable',
    );
    expect(verdictOf(await disputeIt(site, member.token, { reference }))).toBe(
      'withdrawal_not_confirmable',
    );
  });
});

describe('CSH-05 K8 the proof pictures', () => {
  it.each([
    ['no picture', Buffer.from('%PDF-1.7'), 'file_type_not_allowed'],
    ['larger than 5 MB', Buffer.alloc(disputeWithdrawal.upload.bytes + 1), 'body_too_large'],
  ])('CSH-05 are rejected when one is %s, and nothing is stored', async (_what, bytes, code) => {
    const { reference } = await paidWithdrawal(site, member);
    const files = async () =>
      (await site.query("select 1 from stored_file where kind = 'withdrawal'")).length;
    const before = await files();
    expect(
      verdictOf(await disputeIt(site, member.token, { reference }, [await paint('png'), bytes])),
    ).toBe(code);
    expect(await statusOf(site, reference)).toBe('paid');
    expect(await files()).toBe(before);
  });

  it('CSH-05 are limited to three', async () => {
    const { reference } = await paidWithdrawal(site, member);
    const picture = await paint('jpeg');
    expect(
      verdictOf(await disputeIt(site, member.token, { reference }, Array(4).fill(picture))),
    ).toBe('invalid_input');
    expect(
      (await disputeIt(site, member.token, { reference }, Array(3).fill(picture))).value.proofs,
    ).toHaveLength(3);
  });

  it('CSH-05 are rejected with too many pixels', async () => {
    const { reference } = await paidWithdrawal(site, member);
    const { bomb } = await import('../../../testing/hostile-pictures.ts');
    expect(
      verdictOf(await disputeIt(site, member.token, { reference }, [bomb(50_000, 50_000)])),
    ).toBe('picture_too_large');
  });

  it('D11 are read only by signed addresses that are valid for an hour', async () => {
    const { reference } = await paidWithdrawal(site, member);
    const [proof = ''] = (await disputeIt(site, member.token, { reference })).value.proofs;
    const get = (path: string) => site.client.raw('GET', path);
    expect(await get(proof)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    });
    expect((await get(proof.replace(/\?.*/, ''))).status).toBe(404);
    expect((await get(proof.replace(/signature=./, 'signature=-'))).status).toBe(404);
    site.clock.turn({ minutes: 61 });
    expect((await get(proof)).status).toBe(404);
  });
});

describe('CSH-04 D-8 a payout that is not confirmed', () => {
  it('CSH-04 counts as received after the brand’s minutes, and not before', async () => {
    const { reference } = await paidWithdrawal(site, member);
    await receiveDuePayouts(site.site);
    expect(await statusOf(site, reference)).toBe('paid');
    await due(reference);
    await receiveDuePayouts(site.site);
    const detail = await lookAt(site, member.token, reference);
    expect(detail).toMatchObject({ status: 'received', received: '200000' });
    expect(detail.timeline.at(-1)).toMatchObject({ status: 'received', by: 'system' });
  });

  it('H3 does not count as received once it is disputed', async () => {
    const { reference } = await paidWithdrawal(site, member);
    await disputeIt(site, member.token, { reference });
    await due(reference);
    await receiveDuePayouts(site.site);
    expect(await statusOf(site, reference)).toBe('disputed');
  });

  it('H3 may still be disputed at the deadline, while it is undecided', async () => {
    const { reference } = await paidWithdrawal(site, member);
    await due(reference);
    expect(verdictOf(await disputeIt(site, member.token, { reference }))).toBe('ok');
    await receiveDuePayouts(site.site);
    expect(await statusOf(site, reference)).toBe('disputed');
  });

  it('H2 completes once, when the member and the job act together', async () => {
    for (let time = 0; time < 20; time += 1) {
      const { reference } = await paidWithdrawal(site, member);
      await due(reference, 0);
      const said = { reference, received: '150000', remaining: '50000' };
      const [, answer] = await Promise.all([
        receiveDuePayouts(site.site),
        time % 2
          ? receiveIt(site, member.token, reference)
          : disputeIt(site, member.token, said, []),
      ]);
      const { timeline, status } = await lookAt(site, member.token, reference);
      const ends = timeline.filter((one) => ['received', 'disputed'].includes(one.status));
      expect(ends).toHaveLength(1);
      expect(ends[0]?.status).toBe(status);
      if (verdictOf(answer) === 'ok' && time % 2 === 0) expect(status).toBe('disputed');
    }
  });

  it('H11 M5 is completed once by two workers after three days, oldest first', async () => {
    const own = await withdrawerWith(site, 5_000_000n);
    const ages = [10, 4000, 200];
    for (const minutes of ages) {
      const { reference } = await paidWithdrawal(site, own);
      await due(reference, minutes);
    }
    await Promise.all([receiveDuePayouts(site.site), receiveDuePayouts(site.site)]);
    const ended = await site.query<{ minutes: number }>(
      `select extract(epoch from now() - w.confirm_by)::int / 60 as minutes
          from withdrawal_event e join withdrawal w on w.id = e.withdrawal_id
        where w.member_id = $1 and e.status = 'received' order by e.id`,
      [own.id],
    );
    expect(ended.map(({ minutes }) => minutes)).toEqual([4000, 200, 10]);
    expect(await receiveDuePayouts(site.site)).toBe(0);
  });
});
