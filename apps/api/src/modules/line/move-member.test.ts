import { endpoints } from '@lantern/contracts';
import { mostUplines } from '@lantern/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { referralCodeOf, uplineOf } from '../../../testing/agents.ts';
import { csvLines } from '../../../testing/csv-lines.ts';
import { figuresOf, rollUpAll } from '../../../testing/figures.ts';
import { plant, plantLine } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const reason = 'The agents agreed on it';

type Person = TestStaff & { token: string };
let support: Person;
let reviewer: Person;
beforeAll(async () => {
  support = await staffAt(site, 'support');
  reviewer = await staffAt(site, 'reviewer');
});

const propose = (id: string, upline: string, { token, host } = support) =>
  site.client.call(endpoints.proposeLineMove, { token, host, body: { id, upline, reason } });
const proposalOf = async (id: string) =>
  (
    await site.query<{ id: string }>(
      "select id from proposal where subject = $1 and kind = 'line_move' and status = 'open'",
      [id],
    )
  )[0]?.id ?? '';
const approve = async (id: string, { token } = reviewer) =>
  site.client.call(endpoints.approveProposal, {
    ...{ token, key: freshName() },
    body: { id: await proposalOf(id) },
  });
const move = async (id: string, upline: string) => {
  expect(verdictOf(await propose(id, upline))).toBe('ok');
  return verdictOf(await approve(id));
};
const violations = () => site.query('select line_violations()');
const linksOf = async (id: string) =>
  (
    await site.query<{ upline: string; distance: number }>(
      `select upline_id as upline, distance from line_link
        where member_id = $1 and until is null and distance > 0 order by distance`,
      [id],
    )
  ).map(({ upline }) => upline);

describe('AGT-02 a member that moves to another upline', () => {
  it('AGT-02 takes the whole team along, with a trace of both people', async () => {
    const [top = '', moved = '', below = ''] = await plantLine(site, 3);
    const target = await plant(site, (await plant(site, null)).id);
    expect(await move(moved, ` ${target.account.toUpperCase()} `)).toBe('ok');
    expect(await uplineOf(site, moved)).toBe(target.id);
    expect((await linksOf(below)).slice(0, 2)).toEqual([moved, target.id]);
    expect(await linksOf(below)).toHaveLength(3);
    expect(await violations()).toEqual([]);
    const { value } = await site.client.call(endpoints.staffMember, {
      token: support.token,
      query: { id: moved },
    });
    expect(value.moves).toMatchObject([{ to: target.account, members: 2 }]);
    const past = await site.query<{ upline: string }>(
      `select upline_id as upline from line_link
        where member_id = $1 and until is not null`,
      [below],
    );
    expect(past).toEqual([{ upline: top }]);
  });

  it('AGT-02 moves to the top, and back below the former upline', async () => {
    const [top = '', moved = ''] = await plantLine(site, 2);
    const [{ account } = { account: '' }] = await site.query<{ account: string }>(
      'select username as account from member where id = $1',
      [top],
    );
    expect(await move(moved, '')).toBe('ok');
    expect(await linksOf(moved)).toEqual([]);
    expect(await move(moved, account)).toBe('ok');
    expect(await linksOf(moved)).toEqual([top]);
    expect(await violations()).toEqual([]);
  });

  it('AGT-02 E16 needs a second person, and one open proposal at a time', async () => {
    const owner = await staffAt(site, 'owner');
    const [, moved = ''] = await plantLine(site, 2);
    expect(verdictOf(await propose(moved, '', owner))).toBe('ok');
    expect(verdictOf(await propose(moved, ''))).toBe('proposal_open');
    expect(verdictOf(await approve(moved, owner))).toBe('same_person');
    expect(await linksOf(moved)).toHaveLength(1);
  });

  it('D2 is not found by another brand, nor is an unknown upline or a trial account', async () => {
    const elsewhere = await staffAt(site, 'support', 'harbor');
    const { id } = await plant(site, null);
    const trial = await plant(site, null, { type: 4 });
    const { account } = await plant(site, null);
    expect(verdictOf(await propose(id, account, elsewhere))).toBe('member_not_found');
    expect(verdictOf(await propose(id, freshName()))).toBe('member_not_found');
    expect(verdictOf(await propose(trial.id, account))).toBe('member_not_found');
  });
});

describe('AGT-02 the list of moves', () => {
  const list = async (query: Record<string, string>, { token, host } = support) =>
    (await site.client.call(endpoints.lineMoves, { token, host, query: query as never })).value;

  it('AGT-02 names the member, both uplines and the two people of each move', async () => {
    const [former, target] = [await plant(site, null), await plant(site, null)];
    const moved = await plant(site, former.id);
    await plant(site, moved.id);
    expect(await move(moved.id, target.account)).toBe('ok');
    const line = {
      member: { id: moved.id, username: moved.account },
      from: { id: former.id, username: former.account },
      to: { id: target.id, username: target.account },
      ...{ members: 2, status: 'approved', reason, proposedBy: support.username },
      decided: { by: reviewer.username },
    };
    for (const search of [moved.account.toUpperCase(), former.account, ` ${target.account} `])
      expect(await list({ search })).toMatchObject({ total: 1, list: [line] });
    const [head, row] = await csvLines(site, endpoints.lineMovesFile, support, {
      search: moved.account,
    });
    expect(head).toBe(
      'member,from,to,members,status,reason,proposedBy,proposedAt,decidedBy,decidedAt,' +
        'decisionReason',
    );
    const names = [moved.account, former.account, target.account].join(',');
    expect(row).toMatch(new RegExp(`^${names},2,approved,${reason},${support.username},`));
    expect(
      await site.query(
        `select after from audit_event where action = 'list_exported' order by seq desc limit 1`,
      ),
    ).toMatchObject([{ after: { search: moved.account } }]);
  });

  it('AGT-02 has open and rejected proposals, page by page, by status', async () => {
    const [upline, one, other] = [
      ...[await plant(site, null), await plant(site, null), await plant(site, null)],
    ];
    expect(verdictOf(await propose(one?.id ?? '', upline?.account ?? ''))).toBe('ok');
    expect(verdictOf(await propose(other?.id ?? '', upline?.account ?? ''))).toBe('ok');
    const search = upline?.account ?? '';
    const to = { id: null, username: search };
    const open = { status: 'open', from: null, to, members: 1, decided: null };
    expect(await list({ search, pageSize: '1' })).toMatchObject({
      ...{ total: 2, totalPages: 2, list: [{ ...open, member: { id: other?.id } }] },
    });
    const second = await list({ search, pageSize: '1', pageNo: '2' });
    expect(second.list).toMatchObject([{ ...open, member: { id: one?.id } }]);
    const rejected = await site.client.call(endpoints.rejectProposal, {
      token: reviewer.token,
      body: { id: await proposalOf(one?.id ?? ''), reason: 'The team objects' },
    });
    expect(verdictOf(rejected)).toBe('ok');
    expect((await list({ search, status: 'open' })).list).toHaveLength(1);
    expect((await list({ search, status: 'approved' })).list).toEqual([]);
    expect((await list({ search, status: 'rejected' })).list).toMatchObject([
      {
        ...{ ...open, status: 'rejected' },
        decided: { by: reviewer.username, reason: 'The team objects' },
      },
    ]);
  });

  it('D2 is of one brand, and a search for % finds nothing', async () => {
    const elsewhere = await staffAt(site, 'owner', 'harbor');
    expect((await list({}, elsewhere)).total).toBe(0);
    expect(await csvLines(site, endpoints.lineMovesFile, elsewhere)).toHaveLength(1);
    expect((await list({ search: '%' })).total).toBe(0);
  });
});

describe('I1 an unfit upline', () => {
  const unfit = async (id: string, upline: string) =>
    expect(verdictOf(await propose(id, upline))).toBe('upline_unfit');

  it('I1 is the member itself, one below at any depth, or the present one', async () => {
    const upline = await plant(site, null);
    const top = await plant(site, upline.id);
    const child = await plant(site, top.id);
    const grandchild = await plant(site, child.id);
    for (const { account } of [top, child, grandchild, upline]) await unfit(top.id, account);
    await unfit(upline.id, '');
  });

  it('I1 is a disabled, trial or foreign-currency account', async () => {
    const { id } = await plant(site, null);
    for (const change of [{ status: 'disabled' }, { type: 4 }, { currency: 'PHP' }])
      await unfit(id, (await plant(site, null, change)).account);
  });

  it('I1 is also refused at the approval, when two moves would make a cycle', async () => {
    const [one, other] = [await plant(site, null), await plant(site, null)];
    expect(verdictOf(await propose(one.id, other.account))).toBe('ok');
    expect(verdictOf(await propose(other.id, one.account))).toBe('ok');
    expect(verdictOf(await approve(one.id))).toBe('ok');
    expect(verdictOf(await approve(other.id))).toBe('upline_unfit');
    expect(await violations()).toEqual([]);
  });

  it('I1 the database lets no upline change without a recorded move', async () => {
    const [top, moved] = [await plant(site, null), await plant(site, null)];
    await expect(
      site.query('update member set upline_id = $1 where id = $2', [top.id, moved.id]),
    ).rejects.toThrow('recorded move');
  });

  /** A tree: each member is below an earlier one, or at the top. Moves; null is the top. */
  const place = fc.option(fc.nat(99), { freq: 6 });
  interface Lines {
    tree: (number | null)[];
    moves: { member: number; to: number | null }[];
  }
  const lines: fc.Arbitrary<Lines> = fc.record({
    tree: fc.array(place, { minLength: 3, maxLength: 14 }),
    moves: fc.array(fc.record({ member: fc.nat(99), to: place }), { maxLength: 10 }),
  });

  /** The uplines of each member, and the fees of those below, as they should be. */
  class Model {
    readonly uplines = new Map<string, string | null>();
    readonly fees = new Map<string, number>();

    above(id: string): string[] {
      const upline = this.uplines.get(id);
      return upline ? [upline, ...this.above(upline)] : [];
    }

    move(id: string, to: string | null): string {
      const isFit = this.uplines.get(id) !== to && (!to || ![to, ...this.above(to)].includes(id));
      if (isFit) this.uplines.set(id, to);
      return isFit ? 'ok' : 'upline_unfit';
    }

    pay(id: string, fee: number): void {
      for (const upline of this.above(id))
        this.fees.set(upline, (this.fees.get(upline) ?? 0) + fee);
    }
  }

  const carryOut = async (id: string, to: string | null) => {
    await site.query(
      `insert into proposal (brand_id, kind, subject, member_id, payload, reason, proposed_by)
       select brand_id, 'line_move', id, id, jsonb_build_object('to', $2::text), 'x', $3
         from member where id = $1`,
      [id, to, support.id],
    );
    const verdict = verdictOf(await approve(id));
    await site.query(
      `update proposal set status = 'rejected', decided_by = $2, decided_at = now()
        where subject = $1 and status = 'open'`,
      [id, reviewer.id],
    );
    return verdict;
  };

  it('I1 AGT-02 any moves in any tree: no cycle, right links, figures of the time', async () => {
    const holds = async ({ tree, moves }: Lines) => {
      const model = new Model();
      const members: { id: string; account: string }[] = [];
      const at = (nth: number | null) => (nth === null ? undefined : members[nth % members.length]);
      let fee = 1;
      const pay = async (id: string) => {
        await site.query(
          "select figure_note(brand_id, id, 'fee', null, $2, 0) from member where id = $1",
          [id, fee],
        );
        model.pay(id, fee);
        fee *= 2;
      };
      for (const nth of tree) {
        const upline = at(nth)?.id ?? null;
        members.push(await plant(site, upline));
        model.uplines.set(members.at(-1)?.id ?? '', upline);
      }
      for (const { id } of members) await pay(id);
      for (const { member, to } of moves) {
        const [moved, target] = [at(member), at(to)];
        const id = moved?.id ?? '';
        expect(await carryOut(id, target?.account ?? null)).toBe(
          model.move(id, target?.id ?? null),
        );
        await pay(id);
      }
      await rollUpAll(site);
      for (const { id } of members) {
        expect(await uplineOf(site, id)).toBe(model.uplines.get(id));
        expect(await linksOf(id)).toEqual(model.above(id));
        const { fees } = (await figuresOf(site, id, 'team_day')) ?? {};
        expect(fees).toBe(String(model.fees.get(id) ?? 0));
      }
      expect(await violations()).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(lines, holds), { numRuns: 12 });
  });
});

describe('I9 a deep line', () => {
  it('I9 ends at the most uplines: no invitation below it, no move beyond it', async () => {
    const line = await plantLine(site, mostUplines + 1);
    const deepest = line.at(-1) ?? '';
    await site.query(`select invitation_give_code(brand_id, id) from member where id = any ($1)`, [
      line.slice(-2),
    ]);
    const register = async (id: string) =>
      site.client.call(endpoints.affiliate, { query: { code: await referralCodeOf(site, id) } });
    expect(verdictOf(await register(deepest))).toBe('invitation_code_error');
    expect(verdictOf(await register(line.at(-2) ?? ''))).toBe('ok');
    await expect(plant(site, deepest)).rejects.toThrow('line_link_distance_check');
    const pair = await plantLine(site, 2);
    const [{ account } = { account: '' }] = await site.query<{ account: string }>(
      'select username as account from member where id = $1',
      [line.at(-2)],
    );
    expect(verdictOf(await propose(pair[0] ?? '', account))).toBe('line_too_deep');
    expect(verdictOf(await propose(pair[1] ?? '', account))).toBe('ok');
    await plant(site, pair[1] ?? '');
    expect(verdictOf(await approve(pair[1] ?? ''))).toBe('line_too_deep');
    expect(await violations()).toEqual([]);
  });
});
