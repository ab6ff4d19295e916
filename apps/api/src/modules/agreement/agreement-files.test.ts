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
import { logIn } from '../../../testing/logins.ts';
import { plant } from '../../../testing/planted.ts';
import { verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useAgreements(site);
const password = 'Secret-pass-1';
let upline: LineMember;
let downline: LineMember;
let outsider: LineMember;
/** The agreement of the downline. */
let agreed: string;

/** A downline that its upline owes a part of yesterday's dividend. */
beforeAll(async () => {
  await brands.set('lantern', ['agreements', 'funding'], 'upline');
  await brands.switchOn('lantern', 'DIVIDEND3');
  upline = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  downline = await LineMember.below(site, upline, { agent: true, balance: 0n });
  outsider = await LineMember.below(site, undefined, { agent: true, balance: 0n });
  const other = await plant(site, upline.id);
  const { start } = yesterday();
  const noon = new Date(start.getTime() + 12 * 60 * 60_000);
  const at = new Date(start.getTime() - 60_000);
  await agree(site, upline.id, dividend('40'), { at });
  agreed = await agree(site, downline.id, dividend('30'), { at, upline: upline.id });
  await play(site, downline.id, { at: noon, stake: 100_000 });
  await play(site, other.id, { at: noon, stake: 100_000, won: 190_000 });
  await settleAt(site);
});

const passedOn = endpoints.agreementBillDownlinesFile;
const day = () => daysOf(yesterday(), 'Asia/Ho_Chi_Minh').from;
const rowsOf = async (call: Endpoint, who: LineMember, query: Record<string, string> = {}) =>
  (await csvLines(site, call, who, query)).slice(1);

describe('AGT-01 the files of an agent', () => {
  it('AGT-01 have the income by agreement, as the page shows it', async () => {
    const query = { days: 'yesterday' } as const;
    const [head, ...rows] = await csvLines(site, endpoints.agreementIncomeFile, downline, query);
    expect(head).toBe(
      'From,To,Agreement,Received,Passed on to the downline,You keep,Bills,Currency',
    );
    expect(rows).toEqual([`${day()},${day()},Dividend,4000,0,4000,1,VND`]);
    const passing = await rowsOf(endpoints.agreementIncomeFile, upline, query);
    expect(passing).toEqual([`${day()},${day()},Dividend,4000,4000,0,1,VND`]);
    expect(await rowsOf(endpoints.agreementIncomeFile, outsider, query)).toEqual([]);
  });

  it('AGT-01 the income says up to when its figures are complete', async () => {
    const [cursor] = await site.query<{ at: Date }>(
      'select complete_until as at from figure_cursor',
    );
    const { value } = await site.client.call(endpoints.agreementIncome, {
      ...{ token: downline.token, query: {} },
    });
    expect(value.asOf).toBe(cursor?.at.toISOString());
  });

  it('CON-04 have what is owed to either side, of all kinds or one', async () => {
    const [head, ...owes] = await csvLines(site, endpoints.agreementDebtsFile, upline);
    expect(head).toBe('Type,Account,Agreement,From,To,Paid,Still owed,Currency');
    expect(owes).toHaveLength(1);
    expect(owes[0]).toMatch(
      new RegExp(`^You owe your downline,${downline.account},Dividend,.*,0,26000,VND$`),
    );
    const kind = { kind: 'dividend' };
    const owed = await rowsOf(endpoints.agreementDebtsFile, downline, kind);
    expect(owed).toHaveLength(1);
    expect(owed[0]).toMatch(new RegExp(`^Your upline owes you,${upline.account},Dividend,`));
    const salary = { kind: 'dailySalary' };
    expect(await rowsOf(endpoints.agreementDebtsFile, downline, salary)).toEqual([]);
    expect(await rowsOf(endpoints.agreementDebtsFile, outsider)).toEqual([]);
  });

  it('CON-01 have the own agreements and those of the downline, ended ones too', async () => {
    const [head, ...own] = await csvLines(site, endpoints.agreementsFile, downline);
    expect(head).toBe(
      'Account,Agreement with,Agreement,State,Highest rate,Offered,From,To,Currency',
    );
    const line = `${downline.account},${upline.account},Dividend`;
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(new RegExp(`^${line},Active,30,.*,,VND$`));
    const top = await rowsOf(endpoints.agreementsFile, upline, { side: 'own' });
    expect(top[0]).toMatch(new RegExp(`^${upline.account},Lantern,Dividend,Active,40,`));
    const side = { side: 'downline', kind: 'dividend' };
    expect(await rowsOf(endpoints.agreementsFile, upline, side)).toEqual(own);
    expect(
      await rowsOf(endpoints.agreementsFile, upline, { ...side, search: downline.account }),
    ).toEqual(own);
    expect(await rowsOf(endpoints.agreementsFile, upline, { ...side, search: 'unknown' })).toEqual(
      [],
    );
    expect(await rowsOf(endpoints.agreementsFile, upline, { ...side, state: 'ended' })).toEqual([]);
    expect(await rowsOf(endpoints.agreementsFile, outsider, side)).toEqual([]);
    await site.asOwner(`update agreement set state = 'ended', ended = 'terminated',
      ends_at = greatest(now(), starts_at) where id = '${agreed}'`);
    const ended = await rowsOf(endpoints.agreementsFile, upline, { ...side, state: 'ended' });
    expect(ended).toHaveLength(1);
    expect(ended[0]).toMatch(new RegExp(`^${line},Ended,30,.*:\\d\\d,VND$`));
  });

  it('CON-04 have the bills that a bill pays, for its agent alone', async () => {
    const [bill] = await billsOf(site, upline.id);
    const query = { id: bill?.id ?? '' };
    const rows = await rowsOf(passedOn, upline, query);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`,Dividend,${downline.account},${upline.account},`);
    expect(rows[0]).toMatch(/,30,30000,4000,0,Partly paid,VND$/);
    for (const { token } of [outsider, downline])
      expect(verdictOf(await site.client.call(passedOn, { token, query }))).toBe('bill_not_found');
  });

  it('AGT-02 D5 are not for assistants', async () => {
    const made = await site.client.call(endpoints.addAssistant, {
      token: upline.token,
      body: { username: freshName(), password, rights: ['team', 'figures'] },
    });
    const { id, account } = made.value;
    await site.query('update member set password_is_default = false where id = $1', [id]);
    const { token } = (await logIn(site, { account, password })).value;
    const query = { id };
    for (const [call, input] of [
      [endpoints.agreementsFile, {}],
      [endpoints.agreementIncomeFile, {}],
      [endpoints.agreementDebtsFile, {}],
      [passedOn, { query }],
      [endpoints.assistantsFile, {}],
    ] as const) {
      const answer = await site.client.call(call as typeof passedOn, { token, ...input } as never);
      expect([call.name, verdictOf(answer)]).toEqual([call.name, 'right_missing']);
    }
    const list = await csvLines(site, endpoints.assistantsFile, upline);
    expect(list[0]).toBe('Account,State,Rights,Joined');
    expect(list[1]).toMatch(
      new RegExp(`^${account},Active,"Team management · Overview, Member profit and loss",`),
    );
    expect(list).toHaveLength(2);
    expect(await rowsOf(endpoints.assistantsFile, outsider)).toEqual([]);
  });
});
