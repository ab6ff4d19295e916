import { endpoints, type resultShows } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { fetchResults } from './fetch-results.ts';

const site = useTestSite();
const { outsideResults, proposeLotteryResult, approveProposal } = endpoints;
const reason = 'Read from the printed result';

type Person = TestStaff & { token: string };
let owner: Person;
let reviewer: Person;
beforeAll(async () => {
  owner = await staffAt(site, 'owner');
  reviewer = await staffAt(site, 'reviewer');
});

let days = 0;

/** A draw of TP.HCM that closed and was drawn an hour ago. */
async function drawn(state: 'open' | 'closed' = 'closed'): Promise<string> {
  days += 1;
  const id = `vn-hcm-${20_200_000 + days}`;
  await site.asOwner(
    `insert into lottery_draw (id, game_code, day, numero, opens_at, closes_at, draws_at)
       values ('${id}', 'vn-hcm', current_date - ${days}, '${20_200_000 + days}',
               now() - interval '1 day', now() - interval '1 hour',
               now() - interval '50 minutes');
     insert into lottery_province_draw (draw_id, region, province, date)
       values ('${id}', 'south', 'hcm', current_date - ${days % 20});
     update lottery_draw set state = 'open' where id = '${id}';
     update lottery_draw set state = 'closed', closed_at = now(), book_root = sha256('book'),
            tickets = 0 where id = '${id}' and '${state}' = 'closed'`,
  );
  return id;
}

const stateOf = async (id: string) =>
  (
    await site.query<{ state: string; result: string[] | null }>(
      'select state, result from lottery_draw where id = $1',
      [id],
    )
  )[0];
const shown = async (show: (typeof resultShows)[number], id: string) =>
  (
    await site.client.call(outsideResults, {
      ...{ token: owner.token, query: { show, pageSize: '100' } },
    })
  ).value.list.find(({ drawId }) => drawId === id);
const propose = async (id: string, result: readonly string[], { token, host } = owner) =>
  site.client.call(proposeLotteryResult, {
    ...{ token, host, body: { drawId: id, result: [...result], reason } },
  });
const approve = async (id: string, { token } = reviewer) => {
  const [proposal] = await site.query<{ id: string }>(
    "select id from proposal where subject = $1 and status = 'open'",
    [id],
  );
  return site.client.call(approveProposal, {
    ...{ token, key: freshName(), body: { id: proposal?.id ?? '' } },
  });
};
const moods = (
  one?: 'late' | 'wrong' | 'partial' | 'unreachable' | 'other_draw',
  two?: 'late' | 'contradictory',
) => {
  Object.assign(site.results.moods, { one, two });
};
const read = () => fetchResults(site.site);

describe('LOT-02 a result from outside', () => {
  it('LOT-02 is taken when both sources say the same, digit by digit', async () => {
    const id = await drawn();
    await read();
    const found = await stateOf(id);
    expect(found?.state).toBe('drawn');
    expect(found?.result).toHaveLength(18);
    expect(await shown('taken', id)).toMatchObject({
      contradicted: false,
      taken: [{ result: found?.result, sources: ['one', 'two'] }],
    });
  });

  it.each(['late', 'partial', 'wrong', 'unreachable', 'other_draw'] as const)(
    'LOT-02 waits while a source is %s, and is taken afterwards',
    async (mood) => {
      const id = await drawn();
      moods(mood);
      await read();
      expect(await stateOf(id)).toEqual({ state: 'closed', result: null });
      expect(await shown('waiting', id)).toMatchObject({ contradicted: false });
      moods();
      await read();
      expect(await stateOf(id)).toMatchObject({ state: 'drawn' });
    },
  );

  it('G5 is not taken before the draw has closed', async () => {
    const id = await drawn('open');
    await read();
    expect(await stateOf(id)).toEqual({ state: 'open', result: null });
    expect(verdictOf(await propose(id, Array(18).fill('12345')))).toBe('draw_open');
  });

  it('G3 is taken once, also by five workers at the same time', async () => {
    const id = await drawn();
    await Promise.all(Array.from({ length: 5 }, read));
    expect(
      await site.query('select revision from lottery_outside_result where draw_id = $1', [id]),
    ).toEqual([{ revision: 1 }]);
  });

  it('G6 the database takes no other result, not even by hand', async () => {
    const id = await drawn();
    const set = `state = 'drawn', drawn_at = now(), result = array_fill('1'::text, array[18])`;
    await expect(site.asOwner(`update lottery_draw set ${set} where id = '${id}'`)).rejects.toThrow(
      'cannot be set',
    );
    moods('late');
    await read();
    moods();
  });
});

describe('LOT-02 sources that contradict each other', () => {
  it('LOT-02 E16 are decided by two people', async () => {
    const id = await drawn();
    moods(undefined, 'contradictory');
    await read();
    expect(await stateOf(id)).toEqual({ state: 'closed', result: null });
    const shownNow = await shown('decide', id);
    expect(shownNow?.readings.map(({ source }) => source)).toEqual(['one', 'two']);
    const result = shownNow?.readings[0]?.result ?? [];
    expect(verdictOf(await propose(id, result))).toBe('ok');
    expect((await shown('decide', id))?.proposed).toBe(true);
    expect(verdictOf(await propose(id, result))).toBe('proposal_open');
    expect(verdictOf(await approve(id, owner))).toBe('same_person');
    expect(await stateOf(id)).toEqual({ state: 'closed', result: null });
    expect(verdictOf(await approve(id))).toBe('ok');
    expect(await stateOf(id)).toEqual({ state: 'drawn', result });
    expect(await shown('decide', id)).toBeUndefined();
    expect(await shown('taken', id)).toMatchObject({
      contradicted: false,
      taken: [{ sources: null, result }],
    });
    moods();
  });

  it('LOT-02 a source that says something else after two people decided is shown', async () => {
    const id = await drawn();
    moods(undefined, 'contradictory');
    await read();
    const result = (await shown('decide', id))?.readings[1]?.result ?? [];
    expect(verdictOf(await propose(id, result))).toBe('ok');
    expect(verdictOf(await approve(id))).toBe('ok');
    expect(await shown('decide', id)).toBeUndefined();
    moods();
    await read();
    expect(await shown('decide', id)).toMatchObject({ contradicted: true, taken: [{ result }] });
  });

  it('LOT-02 agree after one corrects itself, and a proposal then comes too late', async () => {
    const id = await drawn();
    moods(undefined, 'contradictory');
    await read();
    const result = (await shown('decide', id))?.readings[1]?.result ?? [];
    expect(verdictOf(await propose(id, result))).toBe('ok');
    moods();
    await read();
    expect(await stateOf(id)).toMatchObject({ state: 'drawn' });
    expect(verdictOf(await approve(id))).toBe('draw_decided');
    expect(verdictOf(await propose(id, result))).toBe('draw_decided');
  });

  it.each([
    ['draw_open', "subject = '$open'"],
    ['result_unfit', `payload = jsonb_set(payload, '{numbers}', '"12"')`],
  ])('LOT-02 a proposal that no longer fits is refused: %s', async (verdict, change) => {
    const id = await drawn();
    const open = await drawn('open');
    expect(verdictOf(await propose(id, Array(18).fill('12345')))).toBe('result_unfit');
    moods(undefined, 'contradictory');
    await read();
    moods();
    const result = (await shown('decide', id))?.readings[0]?.result ?? [];
    expect(verdictOf(await propose(id, result))).toBe('ok');
    await site.asOwner(
      `update proposal set ${change.replace('$open', open)} where subject = '${id}'`,
    );
    expect(verdictOf(await approve(verdict === 'draw_open' ? open : id))).toBe(verdict);
  });

  it('LOT-02 a source that contradicts the taken result later is shown', async () => {
    const id = await drawn();
    await read();
    expect(await shown('decide', id)).toBeUndefined();
    moods(undefined, 'contradictory');
    await read();
    expect(await shown('decide', id)).toMatchObject({ contradicted: true, state: 'drawn' });
    moods();
  });

  it('G8 a result of another form is refused', async () => {
    const id = await drawn();
    moods(undefined, 'contradictory');
    await read();
    const result = (await shown('decide', id))?.readings[0]?.result ?? [];
    expect(verdictOf(await propose(id, [...result.slice(1), '12']))).toBe('result_unfit');
    expect(verdictOf(await propose(id, ['12345']))).toBe('invalid_input');
    expect(verdictOf(await propose('vn-hcm-19990101', result))).toBe('draw_not_found');
    const elsewhere = await staffAt(site, 'owner', 'harbor');
    expect(verdictOf(await propose(id, result, elsewhere))).toBe('not_lottery_office');
    moods();
  });
});
