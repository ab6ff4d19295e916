import { type StaffDeposit, staffEndpoints } from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeOps, refuse, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const reference = 'D-23456789';
const at = '2026-11-22T01:00:00.000Z';
const late: StaffDeposit = {
  ...{ reference, memo: 'D23456789', member: { id: someId, username: 'lan' } },
  ...{ method: 'bank-transfer', kind: 'bank', gateway: 'bank', amount: '200000', currency: 'VND' },
  ...{ status: 'expired', doubt: null, credited: null, fee: null, payment: null },
  ...{
    createdAt: at,
    expiresAt: at,
    declaredAt: null,
    settledAt: at,
    waitingSince: null,
    dueBy: null,
    proposalId: null,
  },
  ...{
    account: null,
    proofs: [],
    events: [],
    bankLine: null,
    memberExcluded: false,
    decisions: ['match'],
  },
};

async function openDeposit(change: Partial<StaffDeposit>, role: 'cashier' | 'support' = 'cashier') {
  const ops = new FakeOps(role);
  ops.on(staffEndpoints.staffDeposit, () => ({ ...late, ...change }));
  await renderConsole(`/deposits/${reference}`, { ops, token: 't' });
  await screen.findByRole('heading', { level: 1, name: reference });
  return ops;
}

const offered = () =>
  screen
    .queryAllByRole('button', { name: /^(Credit|Reject|Mark as handled)$/ })
    .map((one) => one.textContent);

describe('OPR-02 CSH-01 what the page of a deposit offers', () => {
  it('OPR-02 is to credit a late transfer', async () => {
    await openDeposit({});
    expect(offered()).toEqual(['Credit']);
  });

  it('OPR-02 offers no decision that a gateway would refuse', async () => {
    await openDeposit({
      method: 'online',
      kind: 'redirect',
      gateway: 'paygate',
      status: 'pending',
      decisions: [],
    });
    expect(offered()).toEqual([]);
  });

  it('OPR-02 is to match or reject a transfer in review', async () => {
    await openDeposit({
      status: 'review',
      doubt: 'the member has paid',
      decisions: ['match', 'reject'],
    });
    expect(offered()).toEqual(['Credit', 'Reject']);
  });

  it('OPR-02 marks a credited deposit as reviewed instead of crediting it again', async () => {
    await openDeposit({ status: 'paid', doubt: 'the member is excluded', decisions: ['attend'] });
    expect(offered()).toEqual(['Mark as handled']);
  });

  it('OPR-01 is nothing to a role that does not act', async () => {
    await openDeposit({}, 'support');
    expect(offered()).toEqual([]);
  });
});

/** The dialog in which what has arrived is credited. */
async function openMatch(change: Partial<StaffDeposit> = {}) {
  const ops = await openDeposit(change);
  await userEvent.click(screen.getByRole('button', { name: 'Credit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit' }));
  const field = (name: RegExp) => dialog.getByRole('textbox', { name });
  return {
    ops,
    dialog,
    field,
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Credit' })),
  };
}

describe('OPR-02 the dialog that credits a deposit', () => {
  it('OPR-02 reports each missing field, focuses the first, and sends nothing', async () => {
    const { ops, dialog, field, send } = await openMatch();
    await userEvent.type(field(/Payment number/), 'FT1');
    expect(field(/Amount that arrived/)).not.toHaveAttribute('aria-invalid');
    await send();
    expect(field(/Amount that arrived/)).toHaveFocus();
    expect(field(/Amount that arrived/)).toHaveAccessibleDescription('Please fill in this field.');
    expect(field(/Payment number/)).toHaveAccessibleDescription(/^At least 4 characters\./);
    expect(field(/Reason/)).toHaveAccessibleDescription(/^Please fill in this field\./);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please check the marked fields.');
    await userEvent.type(field(/Amount that arrived/), '200000');
    expect(field(/Amount that arrived/)).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field(/Payment number/), '2345');
    await userEvent.type(field(/Reason/), 'ok');
    await send();
    expect(field(/Reason/)).toHaveFocus();
    expect(field(/Reason/)).toHaveAccessibleDescription(/^At least 3 characters\./);
    expect(ops.to(staffEndpoints.matchDeposit)).toEqual([]);
    ops.on(staffEndpoints.matchDeposit, () => ({
      ...late,
      status: 'paid' as const,
      decisions: [],
    }));
    await userEvent.type(field(/Reason/), ', in the statement');
    await send();
    const body = { amount: '200000', payment: 'FT12345', reason: 'ok, in the statement' };
    await expect.poll(() => ops.to(staffEndpoints.matchDeposit)).toMatchObject([{ body }]);
  });

  it('OPR-02 takes an amount of nothing for none', async () => {
    const { field, send } = await openMatch();
    await userEvent.type(field(/Amount that arrived/), '0');
    await send();
    expect(field(/Amount that arrived/)).toHaveAccessibleDescription('Please fill in this field.');
  });

  it('OPR-02 shows an error of the gateway at its field', async () => {
    const { ops, field, send } = await openMatch({ payment: 'F - T' });
    ops.on(staffEndpoints.matchDeposit, () => {
      throw refuse('invalid_input', { fields: ['payment'] });
    });
    await userEvent.type(field(/Amount that arrived/), '200000');
    await userEvent.type(field(/Reason/), 'In the statement');
    await send();
    await expect.poll(() => document.activeElement).toBe(field(/Payment number/));
    expect(field(/Payment number/)).toHaveAccessibleDescription(/^This isn't valid\./);
  });

  it('E16 says that an undeclared transfer needs a second person', async () => {
    const { dialog } = await openMatch();
    expect(dialog.getByRole('status')).toHaveTextContent(
      "The member hasn't declared this transfer. A second person must approve.",
    );
  });

  it('E16 says that a payment needs a second person unless the gateway reported it', async () => {
    const told = { at, outcome: 'review', reason: null, status: 'paid', currency: 'VND' };
    const { dialog, field } = await openMatch({
      ...{ kind: 'redirect', gateway: 'paygate', status: 'review' },
      events: [{ ...told, amount: '150000', payment: 'pay_1', by: null }],
    });
    await userEvent.type(field(/Payment number/), 'pay_1');
    await userEvent.type(field(/Amount that arrived/), '150000');
    expect(dialog.queryByRole('status')).toBeNull();
    await userEvent.type(field(/Amount that arrived/), '0');
    expect(dialog.getByRole('status')).toHaveTextContent("The gateway didn't report this payment.");
  });

  it('OPR-02 E16 warns of an amount other than the requested one', async () => {
    const { dialog, field } = await openMatch({ declaredAt: at });
    const warning = () => dialog.queryByText(/^The member requested ₫200,000\. .* second person/);
    expect(warning()).toBeNull();
    await userEvent.type(field(/Amount that arrived/), '2000000');
    expect(warning()).toBeVisible();
    await userEvent.type(field(/Amount that arrived/), '{Backspace}');
    expect(warning()).toBeNull();
  });
});

describe('OPR-02 the method of a deposit', () => {
  it.each([
    [{}, 'Bank transfer'],
    [{ method: 'Bank card', kind: 'redirect', gateway: 'fieldpay' }, 'Bank card · fieldpay'],
  ] as const)(
    'OPR-02 has the name of the brand, with the gateway that reports it: %j',
    async (change, said) => {
      await openDeposit({ method: 'Bank transfer', ...change });
      expect(screen.getByText(said)).toBeVisible();
    },
  );

  it('OPR-02 is fetched again in another language', async () => {
    const ops = await openDeposit({ method: 'Bank transfer' });
    ops.on(staffEndpoints.staffDeposit, () => ({ ...late, method: 'Chuyển khoản' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tiếng Việt' }));
    expect(await screen.findByText('Chuyển khoản')).toBeVisible();
  });
});
