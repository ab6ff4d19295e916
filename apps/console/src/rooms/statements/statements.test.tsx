import {
  type BankLine,
  type OwnAccount,
  type StaffRole,
  type StatementPreview,
  staffEndpoints,
} from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, refuse, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const account: OwnAccount = {
  ...{ account: '0071001234567', bankName: 'Vietcombank', holderName: 'LANTERN', currency: 'VND' },
  ...{ columns: null, unmatched: 1, newest: { day: '2026-11-20', closing: '1300000' } },
  ...{ from: '2026-11-01', closed: null },
};
const line: BankLine = {
  ...{ id: someId, account: account.account, day: '2026-11-20', amount: '500000', currency: 'VND' },
  ...{ reference: 'FT1', counterparty: null, text: 'D7K2M9Q4W', reversal: false, status: 'open' },
  ...{ match: null, explanation: null, decided: null, carried: false, final: false },
};
const empty = { list: [], total: 0, totalPages: 1 };

async function openRoom(role: StaffRole = 'reviewer', change: Partial<BankLine> = {}) {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.ownAccounts, () => [account]);
  ops.on(staffEndpoints.bankLines, () => ({ ...empty, list: [{ ...line, ...change }] }));
  ops.on(staffEndpoints.bankStatements, () => empty);
  ops.on(staffEndpoints.bankPeriods, () => empty);
  await renderConsole('/statements', { ops, token: 't' });
  await screen.findByText('FT1');
  return ops;
}

const openTab = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

describe('the room of bank statements', () => {
  it('matches a line with a candidate and a reason', async () => {
    const ops = await openRoom();
    ops.on(staffEndpoints.bankLineCandidates, () => [
      {
        ...{ reference: 'D-7K2M9Q4W', member: { id: someId, username: 'lan' }, amount: '500000' },
        ...{ currency: 'VND', status: 'review', at: '2026-11-20T01:00:00.000Z' },
        by: 'reference' as const,
      },
    ]);
    ops.on(staffEndpoints.decideBankLine, () => ({ ...line, status: 'suggested' as const }));
    await userEvent.click(screen.getByRole('button', { name: 'Match' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /D-7K2M9Q4W/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'named in the text');
    await userEvent.click(dialog.getByRole('button', { name: 'Match' }));
    const body = { id: someId, decision: 'match', reference: 'D-7K2M9Q4W' };
    await expect.poll(() => ops.to(staffEndpoints.decideBankLine)).toMatchObject([{ body }]);
  });

  it.each([
    ['open', 'reviewer', false, ['Match', 'Explain']],
    ['matched', 'reviewer', false, ['Undo']],
    ['matched', 'reviewer', true, []],
    ['open', 'cashier', false, []],
  ] as const)('offers for a line that is %s, to a %s, final %s: %j', async (...given) => {
    const [status, role, final, expected] = given;
    const decided = { at: '2026-11-20T01:00:00.000Z', by: null, remark: null };
    await openRoom(role, { status, final, ...(status === 'matched' && { decided }) });
    const offered = screen.queryAllByRole('button', { name: /^(Match|Explain|Undo)$/ });
    expect(offered.map((one) => one.textContent)).toEqual(expected);
  });

  const preview: StatementPreview = {
    ...{ format: 'mt940', digest: 'a'.repeat(64), sample: null },
    statements: [
      {
        ...{ number: '1', from: '2026-11-20', to: '2026-11-20', opening: '800000' },
        ...{ closing: '1300000', credits: '500000', debits: '0', lines: 1, known: 0 },
      },
    ],
    lines: [
      {
        ...{ line: 5, day: '2026-11-20', amount: '500000', reference: 'FT9', counterparty: null },
        ...{ text: 'rent', reversal: false, status: 'new' },
      },
    ],
  };
  const sendFile = () =>
    userEvent.upload(screen.getByLabelText('Bank file'), new File([':20:1'], 'a.sta'));

  it('shows what a file would add, and adds the previewed file', async () => {
    const ops = await openRoom();
    ops.on(staffEndpoints.previewStatement, () => preview);
    ops.on(staffEndpoints.importStatement, () => ({ lines: 1, known: 0, matched: 1 }));
    await openTab('Import');
    await sendFile();
    expect(await screen.findByText('1 new line of 1.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Imported: 1 new, 0 already known, 1 matched.')).toBeVisible();
  });

  it('says where a file is wrong, and what is in the way of a close', async () => {
    const ops = await openRoom();
    ops.on(staffEndpoints.previewStatement, () => {
      throw refuse('statement_unreadable', { line: 7, problem: 'amount', currency: 'VND' });
    });
    await openTab('Import');
    await sendFile();
    expect(await screen.findByText("Line 7: this isn't an amount.")).toBeVisible();
    const amounts = { stated: '115', computed: '110', currency: 'VND' };
    ops.on(staffEndpoints.closeBankPeriod, () => {
      throw refuse('period_not_ready', { problem: 'unbalanced', day: '2026-11-20', ...amounts });
    });
    await openTab('Close');
    await userEvent.click(screen.getByRole('button', { name: 'Close days' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close days' }));
    expect(await dialog.findByText(/closing balance is ₫115, our lines give ₫110/)).toBeVisible();
  });

  it('asks for the columns of a CSV file once, beside its first rows', async () => {
    const ops = await openRoom();
    const sample = {
      delimiter: ';' as const,
      rows: [
        ['Day', 'Words', 'Sum'],
        ['a', 'b', 'c'],
      ],
    };
    ops.on(staffEndpoints.previewStatement, () => ({
      ...preview,
      ...{ format: 'csv' as const, sample, statements: [], lines: [] },
    }));
    ops.on(staffEndpoints.chooseColumns, () => ({}));
    await openTab('Import');
    await sendFile();
    const save = await screen.findByRole('button', { name: 'Save and preview' });
    await userEvent.click(save);
    expect(screen.getByText(/^Choose the column of amounts/)).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Amount with sign' }), '2');
    await userEvent.click(save);
    await expect
      .poll(() => ops.to(staffEndpoints.chooseColumns))
      .toMatchObject([{ body: { columns: { delimiter: ';', amount: 2 } } }]);
  });
});
