import { randomInt } from 'node:crypto';
import { type BankLine, endpoints } from '@lantern/contracts';
import type { CsvColumns } from '@lantern/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { credentialsOf } from '../../../testing/browsers.ts';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt } from '../../../testing/staff.ts';
import {
  declaredTransfer,
  lookAtDeposit,
  matchIt,
  rejectIt,
} from '../../../testing/staff-deposits.ts';
import {
  importIt,
  type Officer,
  officerAt,
  preview,
  sendFile,
  type Written,
  writeMt940,
} from '../../../testing/statements.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { act, openWithdrawal, withdrawerWith } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

let officer: Officer;
let cashier: Officer;
let stranger: Officer;
let payers: readonly [Officer, Officer];
let token: string;
let today: string;
let ownAccount: string;
beforeAll(async () => {
  officer = await officerAt(site);
  cashier = await officerAt(site, 'cashier');
  stranger = await staffAt(site, 'owner', 'harbor');
  payers = [await officerAt(site, 'owner'), await officerAt(site, 'owner')];
  ({ token } = await site.register());
  [{ today }] = (await site.query<{ today: string }>(
    "select brand_day(id, now())::text as today from brand where code = 'lantern'",
  )) as [{ today: string }];
});
// An account for each test, whose history begins there.
beforeEach(async () => {
  await site.forgetShortLived();
  ownAccount = String(randomInt(1_000_000_000, 9_999_999_999));
  await brand.set(
    'lantern',
    ['statements', 'otherAccounts'],
    [{ bankName: 'ACB', accountNumber: ownAccount, holderName: 'LANTERN' }],
  );
});

const daysAgo = (days: number) =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

const call = <E extends Parameters<typeof site.client.call>[0]>(
  endpoint: E,
  wish: Parameters<typeof site.client.call<E>>[1] = {},
  { token, host }: Officer = officer,
) => site.client.call(endpoint, { token, host, ...wish });

const lines = async (show = 'all'): Promise<BankLine[]> =>
  (await call(endpoints.bankLines, { query: { show, account: ownAccount, pageSize: '100' } })).value
    .list;
const lineOf = async (reference: string) =>
  (await lines()).find((one) => one.reference === reference);

/** Imports lines of today after an opening balance, with a statement that ends today. */
const importLines = async (...written: Written[]) =>
  (await importFile(fileOf(1_000_000n, written, today))).value;

const fileOf = (opening: bigint, written: readonly Written[], last: string, account = ownAccount) =>
  writeMt940(account, opening, written, last);
const importFile = (file: string, body: object = {}) =>
  importIt(site, officer, file, { account: ownAccount, ...body });
const previewFile = (file: string | Buffer, body: object = {}) =>
  preview(site, officer, file, { account: ownAccount, ...body });

const memo = (reference: string) => reference.replace('-', '');
const decide = (id: string, decision: string, reference?: string, by = officer) =>
  call(
    endpoints.decideBankLine,
    {
      body: {
        id,
        decision,
        reason: 'looked at the bank',
        ...(reference && { reference }),
      } as never,
    },
    by,
  );

/** A declared transfer to the account. */
async function transfer(amount = '200000') {
  const { reference } = await declaredTransfer(site, token, amount);
  await site.query(
    `update deposit set instructions = instructions || jsonb_build_object('accountNumber', $2::text)
      where reference = $1`,
    [reference, ownAccount],
  );
  return reference;
}

/** A withdrawal that a person has paid at the bank with a number. */
async function payout(number: string, payer?: string) {
  const { reference } = await openWithdrawal(site, await withdrawerWith(site, 300_000n));
  await act(site, 'approve', reference, payers[0].id, 'looks right', freshName());
  await act(site, 'pay_by_hand', reference, payer ?? payers[1].id, number, null);
  return reference;
}

describe('an import of a bank’s file', () => {
  it('shows what it would add and stores nothing, and adds it once', async () => {
    const file = fileOf(
      1_000_000n,
      [
        [today, 500_000n, 'FT1', 'rent'],
        [today, -20_000n, '', 'fee'],
      ],
      today,
    );
    const seen = (await previewFile(file)).value;
    expect(seen).toMatchObject({
      format: 'mt940',
      sample: null,
      statements: [
        { opening: '1000000', closing: '1480000', credits: '500000', debits: '-20000', known: 0 },
      ],
      lines: [{ status: 'new', amount: '500000' }, { status: 'new' }],
    });
    expect(await lines()).toEqual([]);
    expect((await importFile(file)).value).toMatchObject({ lines: 2, known: 0 });
    expect((await importFile(file)).value).toMatchObject({ lines: 0, known: 2 });
    expect((await previewFile(file)).value.lines[0]?.status).toBe('known');
    expect(await lines()).toHaveLength(2);
    const { list } = (await call(endpoints.bankStatements, { query: { account: ownAccount } }))
      .value;
    expect(list).toMatchObject([{ closing: '1480000', lines: 2, importedBy: officer.username }]);
  });

  it('of overlapping statements adds each line once, also by many at the same time', async () => {
    const both: Written[] = [
      [daysAgo(1), 5n, '', 'same words'],
      [daysAgo(1), 5n, '', 'same words'],
      [today, 7n, 'FT9', ''],
    ];
    const files = [
      fileOf(0n, both.slice(0, 2), daysAgo(1)),
      fileOf(0n, both, today),
      fileOf(10n, both.slice(2), today),
    ];
    await Promise.all([...files, ...files].map((file) => importFile(file)));
    expect((await lines()).map(({ amount }) => amount).sort()).toEqual(['5', '5', '7']);
  });

  it('shows a known reference with another amount as similar', async () => {
    await importLines([today, 5n, 'FT1', 'x']);
    const file = fileOf(0n, [[today, 6n, 'FT1', 'x']], today);
    expect((await previewFile(file)).value.lines).toMatchObject([{ status: 'similar' }]);
  });

  it('reads CSV by the columns of the account, which are chosen once', async () => {
    const csv = `Day;Text;Amount;Balance\n${today};=HYPERLINK("x");5;105\n${today};"a;b";-2;103\n`;
    const before = (await previewFile(csv)).value;
    expect(before).toMatchObject({ format: 'csv', statements: [], sample: { delimiter: ';' } });
    const { digest } = before;
    const early = await sendFile(site, endpoints.importStatement, officer, csv, {
      account: ownAccount,
      digest,
    });
    expect(early.reply).toMatchObject({
      code: 'statement_unreadable',
      value: { problem: 'columns' },
    });
    const columns: CsvColumns = {
      ...{ delimiter: ';', skip: 1, decimal: '.', dates: 'yyyy-MM-dd', date: 0, amount: 2 },
      ...{ credit: null, debit: null, balance: 3, reference: null, counterparty: null, text: 1 },
    };
    const chosen = await call(endpoints.chooseColumns, { body: { account: ownAccount, columns } });
    expect(chosen.value).toEqual({});
    expect((await importFile(csv)).value).toMatchObject({ lines: 2 });
    const report = await site.client
      .raw('GET', endpoints.bankReportFile.path)
      .set('host', 'localhost')
      .set(credentialsOf(officer.token))
      .query({ report: 'credits', from: today, to: today });
    expect(report.text).toContain(`'=HYPERLINK`);
    const { value } = await call(endpoints.ownAccounts);
    expect(value.find(({ account }) => account === ownAccount)).toMatchObject({
      columns,
      unmatched: 2,
      newest: { day: today, closing: '103' },
    });
  });

  const good = () => fileOf(0n, [[today, 5n, 'FT1', '']], today);
  it.each([
    ['statement_unreadable', (file: string) => file.replace(':60F:', ':60X:')],
    ['statement_wrong_account', (file: string) => file.replace(ownAccount, '123456')],
    ['statement_wrong_currency', (file: string) => file.replaceAll('VND', 'USD')],
    ['statement_unbalanced', (file: string) => file.replace('VND5,', 'VND6,')],
  ])('is refused as a whole: %s, with the line', async (code, change) => {
    const digest = 'a'.repeat(64);
    for (const endpoint of [endpoints.previewStatement, endpoints.importStatement]) {
      const body = {
        account: ownAccount,
        ...(endpoint === endpoints.importStatement && { digest }),
      };
      const { reply } = await sendFile(site, endpoint, officer, change(good()), body);
      expect(reply).toMatchObject({ code, value: { line: expect.any(Number) } });
    }
    expect(await lines()).toEqual([]);
  });

  it('K9 hostile files are refused: entities, NUL, another encoding, and large ones', async () => {
    const problems = [];
    for (const file of [
      '<!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>',
      good().replace('NONREF', '\0'),
      Buffer.from(good(), 'utf16le'),
      Buffer.from([0xff, 0xfe, 0, 1]),
    ]) {
      const { reply } = await previewFile(file);
      problems.push(reply.success || (reply.value as { problem: string }).problem);
    }
    expect(problems).toEqual(['doctype', 'unprintable', 'unprintable', 'encoding']);
    const large = await previewFile(Buffer.alloc(10 * 1024 * 1024, 65));
    expect(verdictOf(large)).toBe('body_too_large');
    const many = fileOf(0n, Array(20_001).fill([today, 1n, '', '']), today);
    expect((await previewFile(many)).reply).toMatchObject({
      value: { problem: 'too_many' },
    });
  });

  it('is refused for another account, and where the file is not the previewed one', async () => {
    const unknown = { account: '999999' };
    expect(verdictOf(await previewFile(good(), unknown))).toBe('bank_account_not_found');
    const digest = 'a'.repeat(64);
    for (const [body, code] of [
      [{ digest, ...unknown }, 'bank_account_not_found'],
      [{ digest, account: ownAccount }, 'statement_changed'],
    ] as const) {
      const sent = await sendFile(site, endpoints.importStatement, officer, good(), body);
      expect(verdictOf(sent)).toBe(code);
    }
    const columns: CsvColumns = {
      ...{ delimiter: ',', skip: 0, decimal: '.', dates: 'yyyy-MM-dd', date: 0, amount: 1 },
      ...{ credit: null, debit: null, balance: null, reference: null, counterparty: null, text: 2 },
    };
    for (const refused of [
      call(endpoints.chooseColumns, { body: { ...unknown, columns } }),
      call(endpoints.matchBankLines, { body: unknown }),
      call(endpoints.closeBankPeriod, { body: { ...unknown, kind: 'day', day: today } }),
    ])
      expect(verdictOf(await refused)).toBe('bank_account_not_found');
  });

  it('can be taken back until staff have decided about it', async () => {
    await importLines([today, 5n, 'FT1', '']);
    const statement = async () =>
      (await call(endpoints.bankStatements, { query: { account: ownAccount } })).value.list[0];
    const discard = async (id: string, by = officer) =>
      verdictOf(await call(endpoints.discardStatement, { body: { id, reason: 'test file' } }, by));
    const id = (await statement())?.id ?? '';
    const line = (await lineOf('FT1'))?.id ?? '';
    await decide(line, 'other');
    expect(await discard(id)).toBe('bank_line_decided');
    await decide(line, 'open');
    expect(await discard(id, stranger)).toBe('statement_not_found');
    expect(await discard(id)).toBe('ok');
    expect([await lines(), await statement()]).toEqual([[], undefined]);
  });
});

describe('a match', () => {
  it('points at the declared deposit that a line names, and credits nothing', async () => {
    const reference = await transfer();
    const found = await importLines([today, 200_000n, 'FT1', `pay ${memo(reference)} thanks`]);
    expect(found).toMatchObject({ lines: 1, matched: 1 });
    expect(await lineOf('FT1')).toMatchObject({
      status: 'suggested',
      match: reference,
      decided: { by: null },
    });
    expect((await lookAtDeposit(site, cashier, reference)).value).toMatchObject({
      status: 'review',
      bankLine: { reference: 'FT1', amount: '200000', day: today, account: ownAccount },
    });
    await matchIt(site, cashier, reference, { payment: 'FT-0001' });
    expect(await lineOf('FT1')).toMatchObject({ status: 'matched' });
  });

  it('opens the line again when the deposit is rejected', async () => {
    const reference = await transfer();
    await importLines([today, 200_000n, 'FT1', memo(reference)]);
    await rejectIt(site, cashier, reference);
    expect(await lineOf('FT1')).toMatchObject({ status: 'open', match: reference });
  });

  it('with another credited amount is shown as different', async () => {
    const reference = await transfer();
    await importLines([today, 200_000n, 'FT1', memo(reference)]);
    await site.query('update deposit set credited = 1 where reference = $1', [reference]);
    expect(await lineOf('FT1')).toMatchObject({ status: 'differs' });
    await site.query('update deposit set credited = null where reference = $1', [reference]);
  });

  it('is found by the number that staff have typed, with blanks and hyphens', async () => {
    const reference = await transfer();
    await matchIt(site, cashier, reference, { payment: 'ft-88 01' });
    await importLines([today, 200_000n, 'FT8801', 'no memo']);
    expect(await lineOf('FT8801')).toMatchObject({ status: 'matched', match: reference });
  });

  it.each([
    ['of another amount', 0, 199_999n],
    ['that is a debit', 0, -200_000n],
    ['of long ago', 100, 200_000n],
  ])('is not made with a line %s', async (_what, days, amount) => {
    const reference = await transfer();
    await importLines([daysAgo(days), amount, 'FT1', memo(reference)]);
    expect(await lineOf('FT1')).toMatchObject({ status: 'open' });
  });

  it('is not guessed between two lines or two deposits', async () => {
    const [one, other, third] = [await transfer(), await transfer(), await transfer()];
    await importLines(
      [today, 200_000n, 'FT1', memo(one)],
      [today, 200_000n, 'FT2', memo(one)],
      [today, 200_000n, 'FT3', `${memo(other)} ${memo(third)}`],
    );
    expect((await lines()).map(({ status }) => status)).toEqual(['open', 'open', 'open']);
  });

  it('D2 is not made with a deposit of another brand or account', async () => {
    const reference = await transfer();
    await site.query(
      `update deposit set instructions = instructions || '{"accountNumber": "257678859"}'
        where reference = $1`,
      [reference],
    );
    await importLines([today, 200_000n, 'FT1', memo(reference)]);
    expect(await lineOf('FT1')).toMatchObject({ status: 'open' });
  });

  it('is not made with a reversal', async () => {
    const reference = await transfer();
    const file = fileOf(0n, [[today, 200_000n, 'FT1', memo(reference)]], today);
    const reversed = file.replace('C200000,NTRF', 'RD200000,NTRF');
    await importFile(reversed);
    expect(await lineOf('FT1')).toMatchObject({ status: 'open', reversal: true });
  });

  it('pairs payouts by number, reference, or holder and amount', async () => {
    const [one, other] = [await payout('FT-OUT1'), await payout('FT-OUT2')];
    await importLines(
      [today, -200_000n, 'FTOUT1', ''],
      [today, -200_000n, 'FT8', `payout ${memo(other)}`],
    );
    expect([await lineOf('FTOUT1'), await lineOf('FT8')]).toMatchObject([
      { status: 'matched', match: one },
      { status: 'matched', match: other },
    ]);
    const third = await payout('FT-OUT3');
    await importLines([today, -200_000n, 'FT9', 'TRANSFER TO NGUYEN VAN AN']);
    expect(await lineOf('FT9')).toMatchObject({ status: 'matched', match: third });
  });

  it('is tried again for payouts that were recorded after the import', async () => {
    await importLines([today, -200_000n, 'FTLATE', '']);
    const reference = await payout('FT-LATE');
    const again = await call(endpoints.matchBankLines, { body: { account: ownAccount } });
    expect(again.value).toEqual({ matched: 1 });
    expect(await lineOf('FTLATE')).toMatchObject({ match: reference });
  });
});

describe('a decision about a line', () => {
  it('OPR-02 matches it by hand, and can be undone; both are audited', async () => {
    const reference = await transfer('300000');
    await importLines([today, 200_000n, 'FT1', memo(reference)]);
    const { id } = (await lineOf('FT1')) as BankLine;
    const candidates = (await call(endpoints.bankLineCandidates, { query: { id } })).value;
    expect(candidates[0]).toMatchObject({ reference, by: 'reference', amount: '300000' });
    expect((await decide(id, 'match', reference)).value).toMatchObject({
      status: 'suggested',
      match: reference,
      decided: { by: officer.username, remark: 'looked at the bank' },
    });
    expect((await decide(id, 'open')).value).toMatchObject({ status: 'open', match: null });
    expect(
      await site.query('select actor, action from audit_event where subject = $1 order by seq', [
        id,
      ]),
    ).toEqual(Array(2).fill({ actor: officer.username, action: 'bank_line_decided' }));
  });

  it('explains it, once', async () => {
    await importLines([today, -2000n, 'FT1', 'monthly fee']);
    const { id } = (await lineOf('FT1')) as BankLine;
    expect((await decide(id, 'fee')).value).toMatchObject({
      status: 'explained',
      explanation: 'fee',
    });
    expect(verdictOf(await decide(id, 'not_ours'))).toBe('bank_line_decided');
    expect((await lines('explained')).map((one) => one.id)).toEqual([id]);
  });

  it('is refused where the two do not fit, or another line has it', async () => {
    const [reference, paid] = [await transfer(), await payout('FT-77')];
    await importLines(
      [today, 200_000n, 'FT1', memo(reference)],
      [today, 200_000n, 'FT2', ''],
      [today, -100n, 'FT3', ''],
    );
    const idOf = async (of: string) => (await lineOf(of))?.id ?? '';
    for (const [line, target] of [
      ['FT2', reference],
      ['FT2', 'D-23456789'],
      ['FT3', paid],
      ['FT3', reference],
    ] as const)
      expect(verdictOf(await decide(await idOf(line), 'match', target))).toBe('bank_line_unfit');
  });

  it('OPR-01 needs another person than the one who credited or paid', async () => {
    const owner = await officerAt(site, 'owner');
    const reference = await transfer();
    await matchIt(site, owner, reference, { payment: 'FT-0002' });
    const paid = await payout('FT-0003', owner.id);
    await importLines([today, 200_000n, 'FT1', ''], [today, -200_000n, 'FT2', '']);
    const decideBy = async (of: string, target: string, by: Officer) =>
      verdictOf(await decide((await lineOf(of))?.id ?? '', 'match', target, by));
    expect(await decideBy('FT1', reference, owner)).toBe('another_person_needed');
    expect(await decideBy('FT2', paid, owner)).toBe('another_person_needed');
    expect(await decideBy('FT1', reference, officer)).toBe('ok');
  });

  it('OPR-01 D2 is the reviewers’ of the brand', async () => {
    await importLines([today, 5n, 'FT1', '']);
    const { id } = (await lineOf('FT1')) as BankLine;
    expect(verdictOf(await decide(id, 'other', undefined, cashier))).toBe('permission_denied');
    expect(verdictOf(await decide(id, 'other', undefined, stranger))).toBe('statement_not_found');
    const seen = (await call(endpoints.bankLines, { query: { show: 'all' } }, stranger)).value;
    expect(seen.list).toEqual([]);
    const asked = await call(endpoints.bankLineCandidates, { query: { id } }, stranger);
    expect(verdictOf(asked)).toBe('statement_not_found');
    const support = await officerAt(site, 'support');
    expect(verdictOf(await call(endpoints.ownAccounts, {}, support))).toBe('permission_denied');
  });
});

describe('a report', () => {
  it('lists payouts and credits that no line shows, until one does', async () => {
    const [credited, paid] = [await transfer(), await payout('FT-GAP')];
    await matchIt(site, cashier, credited, { payment: 'FT-CRED' });
    const gap = async (kind: string, reference: string) =>
      (
        await call(endpoints.bankGaps, { query: { kind, from: today, to: today, pageSize: '100' } })
      ).value.list.find((one) => one.reference === reference);
    expect(await gap('payouts', paid)).toMatchObject({ amount: '200000', number: 'FTGAP' });
    expect(await gap('deposits', credited)).toMatchObject({ by: cashier.username });
    const file = await site.client
      .raw('GET', endpoints.bankReportFile.path)
      .set('host', 'localhost')
      .set(credentialsOf(officer.token))
      .query({ report: 'payouts', from: today, to: today });
    expect(file.text).toContain(paid);
    await importLines([today, -200_000n, 'FTGAP', ''], [today, 200_000n, 'FTCRED', '']);
    expect([await gap('payouts', paid), await gap('deposits', credited)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a close', () => {
  const close = (kind: 'day' | 'month', day: string, reason?: string) =>
    call(endpoints.closeBankPeriod, {
      body: { account: ownAccount, kind, day, ...(reason && { reason }) },
    });
  const periods = async (kind = 'day') =>
    (await call(endpoints.bankPeriods, { query: { account: ownAccount, kind } })).value.list;

  it('of days has the opening balance, the lines and the closing balance of each', async () => {
    const file = fileOf(
      100n,
      [
        [daysAgo(4), 5n, 'FT1', ''],
        [daysAgo(2), -2n, 'FT2', ''],
      ],
      daysAgo(1),
    );
    await importFile(file);
    for (const { id } of await lines()) await decide(id, 'other');
    expect((await close('day', daysAgo(2))).value).toEqual({ periods: 3 });
    expect(await periods()).toMatchObject([
      { from: daysAgo(2), opening: '105', closing: '103', lines: 1, carried: 0 },
      { from: daysAgo(3), opening: '105', closing: '105', lines: 0 },
      { from: daysAgo(4), opening: '100', closing: '105', closedBy: officer.username },
    ]);
    expect(verdictOf(await close('day', daysAgo(2)))).toBe('period_closed');
  });

  it('is refused for a day without end or statement, and where balances differ', async () => {
    const why = async (day: string) => (await close('day', day)).reply;
    expect(await why(daysAgo(1))).toMatchObject({
      code: 'period_not_ready',
      value: { problem: 'no_statement' },
    });
    await importFile(fileOf(100n, [[daysAgo(3), 5n, 'FT1', '']], daysAgo(3)));
    await importFile(fileOf(110n, [[daysAgo(1), 5n, 'FT2', '']], daysAgo(1)));
    expect(await why(today)).toMatchObject({ value: { problem: 'not_over' } });
    expect(await why(daysAgo(1))).toMatchObject({
      value: { problem: 'unbalanced', day: daysAgo(1), stated: '115', computed: '110' },
    });
    expect(await periods()).toEqual([]);
  });

  it('is blocked by undecided lines, or carries them over with a reason', async () => {
    const reference = await transfer();
    await importFile(fileOf(0n, [[daysAgo(1), 200_000n, 'FT1', 'who is it']], daysAgo(1)));
    expect((await close('day', daysAgo(1))).reply).toMatchObject({
      code: 'period_not_ready',
      value: { problem: 'unmatched', lines: 1 },
    });
    expect((await close('day', daysAgo(1), 'asked the bank')).value).toEqual({ periods: 1 });
    expect(await periods()).toMatchObject([{ carried: 1, reason: 'asked the bank' }]);
    const { id } = (await lineOf('FT1')) as BankLine;
    expect((await decide(id, 'match', reference)).value).toMatchObject({ carried: true });
  });

  it('is final: no line of it changes, and the database refuses it too', async () => {
    await importFile(fileOf(0n, [[daysAgo(1), 5n, 'FT1', '']], daysAgo(1)));
    const { id } = (await lineOf('FT1')) as BankLine;
    await decide(id, 'other');
    await close('day', daysAgo(1));
    expect(verdictOf(await decide(id, 'open'))).toBe('period_closed');
    const late = fileOf(0n, [[daysAgo(1), 6n, 'FT2', '']], daysAgo(1));
    expect((await importFile(late)).reply).toMatchObject({
      code: 'period_closed',
      value: { line: 5 },
    });
    const { list } = (await call(endpoints.bankStatements, { query: { account: ownAccount } }))
      .value;
    const discarded = await call(endpoints.discardStatement, {
      body: { id: list[0]?.id ?? '', reason: 'mistake' },
    });
    expect(verdictOf(discarded)).toBe('period_closed');
    for (const sql of [
      "update bank_line set remark = 'x' where id = $1",
      'update bank_line set amount = 6 where id = $1',
      'delete from bank_line where id = $1',
      "update bank_period set reason = 'x' where $1::text <> ''",
      "delete from bank_period where $1::text <> ''",
    ])
      await expect(site.query(sql, [id])).rejects.toThrow();
  });

  it('of a month needs its days and the month before it', async () => {
    const [first, last] = ['2026-09-30', '2026-10-31'];
    const file = fileOf(
      100n,
      [
        [first, 5n, 'FT1', ''],
        ['2026-10-15', 7n, 'FT2', ''],
      ],
      last,
    );
    await importFile(file);
    const problem = async (day: string) => (await close('month', day)).reply;
    expect(await problem('2026-10-01')).toMatchObject({ value: { problem: 'days_open' } });
    await close('day', last, 'still looking');
    expect(await problem('2026-10-01')).toMatchObject({ value: { problem: 'month_open' } });
    expect(await problem('2026-09-01')).toMatchObject({
      value: { problem: 'unmatched', lines: 1 },
    });
    for (const { id } of await lines('unmatched')) await decide(id, 'other');
    for (const month of ['2026-09-10', '2026-10-31'])
      expect((await close('month', month)).value).toEqual({ periods: 1 });
    expect(await periods('month')).toMatchObject([
      { from: '2026-10-01', to: last, opening: '105', closing: '112', lines: 1, carried: 0 },
      { from: first, to: first, opening: '100', closing: '105' },
    ]);
    expect(verdictOf(await close('month', last))).toBe('period_closed');
  });
});
