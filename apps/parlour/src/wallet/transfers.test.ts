import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { accepted, type TestParlour } from '../../testing/parlour.ts';
import { test } from '../../testing/test.ts';

const reference = () => `T-${randomBytes(6).toString('hex').toUpperCase()}`;
const codeOf = ({ reply }: { reply: { success: boolean; code?: string } }) =>
  reply.success ? 'ok' : reply.code;

describe('a transfer', () => {
  test('WAL-02 moves an amount in, a part of it out, and then the rest', async ({ parlour }) => {
    expect(accepted(await parlour.move('in', reference(), '60000'))).toMatchObject({
      status: 'done',
      amount: '60000',
    });
    expect(accepted(await parlour.move('out', reference(), '25000'))).toMatchObject({
      status: 'done',
      amount: '25000',
    });
    expect(accepted(await parlour.takeAll(reference()))).toMatchObject({
      status: 'done',
      amount: '35000',
    });
    expect(accepted(await parlour.takeAll(reference()))).toMatchObject({
      status: 'done',
      amount: '0',
    });
    expect(await parlour.balance()).toBe('0');
  });

  test('E3 sent several times at once counts once and has one answer', async ({ parlour }) => {
    const same = reference();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => parlour.move('in', same, '1000')),
    );
    expect(new Set(answers.map(({ reply }) => JSON.stringify(reply))).size).toBe(1);
    expect(await parlour.balance()).toBe('1000');
  });

  test('E3 is rejected when its reference belongs to another one', async ({ parlour }) => {
    const same = reference();
    await parlour.move('in', same, '1000');
    for (const other of [
      parlour.move('in', same, '1001'),
      parlour.move('out', same, '1000'),
      parlour.move('in', same, '1000', { currency: 'PHP' }),
      parlour.takeAll(same),
    ])
      expect(codeOf(await other)).toBe('reference_reused');
    expect(await parlour.balance()).toBe('1000');
  });

  test('E1 out of many at once takes no more than the balance', async ({ parlour }) => {
    await parlour.move('in', reference(), '1000');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => parlour.move('out', reference(), '400')),
    );
    const ends = answers.map((answer) => accepted(answer).status);
    expect(ends.filter((status) => status === 'done')).toHaveLength(2);
    expect(await parlour.balance()).toBe('200');
  });

  test('WAL-02 is rejected for a low balance, another currency or an unknown player', async ({
    parlour,
  }) => {
    const cases = [
      [await parlour.move('out', reference(), '1'), 'insufficient_funds'],
      [await parlour.move('in', reference(), '1', { currency: 'PHP' }), 'wrong_currency'],
      [
        await parlour.move('in', reference(), '1', {
          playerId: '01a20000-0000-7000-8000-000000000000',
        }),
        'player_not_found',
      ],
    ] as const;
    for (const [answer, reason] of cases) {
      const end = accepted(answer);
      expect(end).toMatchObject({ status: 'refused', reason });
      expect(accepted(await parlour.status(end.reference))).toEqual(end);
    }
  });

  test('L1 without a valid signature is rejected', async ({ parlour }) => {
    const body = {
      playerId: parlour.playerId,
      currency: 'VND',
      reference: reference(),
      amount: '1',
    };
    const forged = await parlour.call(
      '/v1/transfers/in',
      body,
      'another key that is long enough for this',
    );
    expect(forged).toMatchObject({ status: 401, reply: { code: 'bad_signature' } });
    expect(await parlour.balance()).toBe('0');
  });
});

describe('E13 the status of a transfer', () => {
  test('E13 is its outcome, also when requested again', async ({ parlour }) => {
    const same = reference();
    const end = accepted(await parlour.move('in', same, '1000'));
    expect(accepted(await parlour.status(same))).toEqual(end);
    expect(accepted(await parlour.status(same))).toEqual(end);
  });

  test('E13 of an unknown one rejects it from then on', async ({ parlour }) => {
    const same = reference();
    expect(accepted(await parlour.status(same))).toMatchObject({
      status: 'refused',
      reason: 'not_received',
    });
    expect(accepted(await parlour.move('in', same, '1000'))).toMatchObject({
      status: 'refused',
      reason: 'not_received',
    });
    expect(await parlour.balance()).toBe('0');
  });

  test('E13 requested during the transfer equals the transfer’s own answer', async ({
    parlour,
  }) => {
    for (let time = 0; time < 20; time += 1) {
      const same = reference();
      const [moved, asked] = await Promise.all([
        parlour.move('in', same, '10'),
        parlour.status(same),
      ]);
      expect(accepted(asked)).toEqual(accepted(moved));
    }
  });
});

describe('E13 a mood', () => {
  const inMood = async (parlour: TestParlour, mood: string, same: string) => {
    await parlour.setMood(mood, 1);
    return parlour.move('in', same, '1000').then(codeOf, () => 'nothing');
  };

  test.for([
    ['fail', 'internal_error', '1000'],
    ['lose', 'nothing', '1000'],
    ['twice', 'ok', '1000'],
    ['hang', 'ok', '1000'],
    ['refuse', 'ok', '0'],
  ] as const)(
    'E13 %s answers %s, leaves a balance of %s, and ends',
    async ([mood, code, balance], { parlour }) => {
      const same = reference();
      expect(await inMood(parlour, mood, same)).toBe(code);
      expect(await parlour.balance()).toBe(balance);
      expect(accepted(await parlour.status(same)).status).toBe(
        balance === '0' ? 'refused' : 'done',
      );
      expect(codeOf(await parlour.move('in', reference(), '1'))).toBe('ok');
    },
  );

  test('E13 can apply to one player only', async ({ parlour }) => {
    await parlour.setMood('refuse', 1, '01a20000-0000-7000-8000-000000000000');
    expect(accepted(await parlour.move('in', reference(), '1'))).toMatchObject({ status: 'done' });
    await parlour.setMood('refuse', 1, parlour.playerId);
    expect(accepted(await parlour.move('in', reference(), '1'))).toMatchObject({
      status: 'refused',
    });
    expect(accepted(await parlour.move('in', reference(), '1'))).toMatchObject({ status: 'done' });
  });

  test('E13 hang is rejected when the site asks for the status meanwhile', async ({ parlour }) => {
    const same = reference();
    await parlour.setMood('hang', 1);
    const hanging = parlour.move('in', same, '1000');
    expect(accepted(await parlour.status(same))).toMatchObject({ status: 'refused' });
    expect(accepted(await hanging)).toMatchObject({ status: 'refused', reason: 'not_received' });
    expect(await parlour.balance()).toBe('0');
  });

  test('E13 away rejects every call until it ends, and unknown moods are rejected', async ({
    parlour,
  }) => {
    await parlour.setMood('away');
    expect(await parlour.move('in', reference(), '1000')).toMatchObject({ status: 503 });
    expect(await parlour.status(reference())).toMatchObject({ status: 503 });
    expect(await parlour.setMood('cheerful')).toBe(400);
    expect(await parlour.setMood('well')).toBe(200);
    expect(await parlour.balance()).toBe('0');
  });
});
