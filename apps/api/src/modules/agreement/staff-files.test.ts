import { type Endpoint, endpoints } from '@lantern/contracts';
import { daysOf } from '@lantern/rules/agreements';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  billsOf,
  dividend,
  play,
  settleAt,
  useAgreements,
  yesterday,
} from '../../../testing/agreements.ts';
import { csvLines } from '../../../testing/csv-lines.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useAgreements(site);
type Person = TestStaff & { token: string };
let staff: Person;
let abroad: Person;
let upline: { id: string; account: string };
let downline: LineMember;

/** A downline that its upline owes a part of yesterday's dividend, and that disputes its bill. */
beforeAll(async () => {
  await brands.set('lantern', ['agreements', 'funding'], 'upline');
  await brands.switchOn('lantern', 'DIVIDEND3');
  staff = await staffAt(site, 'support');
  abroad = await staffAt(site, 'owner', 'harbor');
  const top = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  upline = top;
  downline = await LineMember.below(site, top, { agent: true, balance: 0n });
  const other = await plant(site, top.id);
  const { start } = yesterday();
  const noon = new Date(start.getTime() + 12 * 60 * 60_000);
  const at = new Date(start.getTime() - 60_000);
  await agree(site, top.id, dividend('40'), { at });
  await agree(site, downline.id, dividend('30'), { at, upline: top.id });
  await play(site, downline.id, { at: noon, stake: 100_000 });
  await play(site, other.id, { at: noon, stake: 100_000, won: 190_000 });
  await settleAt(site);
  const [bill] = await billsOf(site, downline.id);
  const body = { id: bill?.id ?? '', text: '=1+1 is missing' };
  await site.client.call(endpoints.disputeBill, { token: downline.token, body });
  const { token } = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  await site.client.call(endpoints.requestAgreement, {
    token,
    body: { kind: 'dividend', note: 'Please, "40"' },
  });
});

const day = () => daysOf(yesterday(), 'Asia/Ho_Chi_Minh').from;
const ranged = () => ({ from: day(), to: day() });

/** Each list with a search that finds something, its headings, and the row that it finds. */
const lists: [Endpoint, () => Record<string, string>, string, () => RegExp][] = [
  [
    endpoints.staffAgreementsFile,
    () => ({ search: downline.account, kind: 'dividend', state: 'active', top: 'false' }),
    'agent,upline,kind,state,topRate,offeredAt,startsAt,endsAt,ended,currency',
    () => new RegExp(`^${downline.account},${upline.account},dividend,active,30,.*,,,VND$`),
  ],
  [
    endpoints.staffAgreementRequestsFile,
    () => ({}),
    'agent,kind,note,at',
    () => /^\w+,dividend,"Please, ""40""",\d/,
  ],
  [
    endpoints.staffDebtsFile,
    () => ({ search: upline.account }),
    'debtor,creditor,kind,start,end,owed,paid,currency,bill',
    () => new RegExp(`^${upline.account},${downline.account},dividend,.*,26000,0,VND,`),
  ],
  [
    endpoints.billDisputesFile,
    () => ({ open: 'true' }),
    'agent,kind,start,end,amount,currency,text,at,answer,answeredBy,answeredAt,bill',
    () => new RegExp(`^${downline.account},dividend,.*,30000,VND,'=1\\+1 is missing,.*,,,,`),
  ],
  [
    endpoints.agreementRunsFile,
    () => ({ kind: 'dividend' }),
    'kind,state,start,end,dueAt,settledAt,bills,amount,owed,currency',
    () => /^dividend,settled,.*,2,34000,26000,VND$/,
  ],
  [
    endpoints.agreementRankingFile,
    () => ({ ...ranged(), kind: 'dividend' }),
    'place,agent,bills,amount,net,currency',
    () => new RegExp(`^1,${downline.account},1,30000,30000,VND$`),
  ],
];

describe('OPR-01 the files of the rooms of agreements', () => {
  it.each(lists)(
    'OPR-01 CON-04 $name has what the search finds',
    async (call, query, head, row) => {
      const lines = await csvLines(site, call, staff, query());
      expect(lines[0]).toBe(head);
      expect(lines[1]).toMatch(row());
    },
  );

  it.each(lists)('OPR-01 $name is logged with its search', async (call, query) => {
    const last = async () =>
      (
        await site.query<{ after: object; by: string }>(
          `select after, staff_id as by from audit_event where action = 'list_exported'
            order by seq desc limit 1`,
        )
      )[0];
    await csvLines(site, call, staff, query());
    expect(await last()).toMatchObject({ after: query(), by: staff.id });
  });

  it('D2 have nothing of another brand', async () => {
    for (const [call, query] of lists)
      expect([call.name, (await csvLines(site, call, abroad, query())).slice(1)]).toEqual([
        call.name,
        [],
      ]);
  });

  it('CON-04 the ranking says up to when its figures are complete', async () => {
    const [cursor] = await site.query<{ at: Date }>(
      'select complete_until as at from figure_cursor',
    );
    const { token } = staff;
    const query = ranged();
    const { value } = await site.client.call(endpoints.agreementRanking, { token, query });
    expect(value.asOf).toBe(cursor?.at.toISOString());
  });

  it('CON-04 answered disputes are in the file of answered ones', async () => {
    const open = await site.client.call(endpoints.billDisputes, { token: staff.token });
    const reviewer = await staffAt(site, 'reviewer');
    const answered = await site.client.call(endpoints.answerDispute, {
      token: reviewer.token,
      body: { id: open.value.list[0]?.id ?? '', answer: 'It was counted' },
    });
    expect(verdictOf(answered)).toBe('ok');
    const call = endpoints.billDisputesFile;
    expect(await csvLines(site, call, staff, { open: 'true' })).toHaveLength(1);
    const [, row] = await csvLines(site, call, staff, { open: 'false' });
    expect(row).toContain(`,It was counted,${reviewer.username},`);
  });
});
