import { addBankAccount, removeBankAccount } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../testing/fake-server.ts';
import { field } from '../../../../testing/render-site.tsx';
import { answerBanks, bankOf } from '../../../../testing/security-answers.ts';
import { openSecurity, press, prove, type } from '../../../../testing/security-visit.tsx';

const chooseBank = async (name: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Bank/ }), name);

describe('bank accounts', () => {
  const waiting = bankOf({ usable: false, usableAt: '2026-03-15T09:30:00Z' });

  it('MEM-02 are listed with their last digits and the time of their first use', async () => {
    await openSecurity({}, (server) =>
      answerBanks(server, [bankOf(), { ...waiting, id: bankOf().id.replace('71', '72') }]),
    );
    expect(await screen.findAllByText('••••••4821')).toHaveLength(2);
    expect(screen.getByText('Ready to use')).toBeVisible();
    expect(screen.getByText(/^Usable from Mar 1[56], 2026/)).toBeVisible();
  });

  it('MEM-02 are added with bank, name and number, by the password', async () => {
    const { server } = await openSecurity();
    expect(await screen.findByText("You haven't added a bank account yet.")).toBeVisible();
    await press('Add account');
    await chooseBank('Vietcombank');
    await type(/^Account holder/, 'NGUYEN THI LAN');
    await type(/^Account number/, '0123 4567 890');
    await prove();
    const dialog = within(screen.getByRole('dialog', { name: 'Add bank account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    expect(await screen.findByText(/^Bank account added\. You can use it from/)).toBeVisible();
    expect(server.to(addBankAccount)[0]?.body).toEqual({
      bankCode: 'VCB',
      holderName: 'NGUYEN THI LAN',
      accountNumber: '01234567890',
      password: 'Lantern-demo-1',
    });
  });

  it('MEM-02 are under one name only, once it is known', async () => {
    await openSecurity({}, (server) => answerBanks(server, [bankOf()]));
    await press('Add account');
    const holder = await field(/^Account holder/);
    expect(holder).toHaveValue('NGUYEN THI LAN');
    expect(holder).toHaveAttribute('readonly');
    expect(holder).toHaveAccessibleDescription('Accounts must be in this name.');
  });

  it.each([
    ['holder_name_mismatch', /^Account holder/],
    ['bank_account_taken', /^Account number/],
    ['password_wrong', /^Your login password/],
  ] as const)('MEM-02 show the refusal %s at its field', async (code, label) => {
    await openSecurity({}, (server) =>
      server.on(addBankAccount, () => {
        throw refuse(code);
      }),
    );
    await press('Add account');
    await chooseBank('ACB');
    await type(/^Account holder/, 'NGUYEN THI LAN');
    await type(/^Account number/, '01234567');
    await prove();
    const dialog = within(screen.getByRole('dialog', { name: 'Add bank account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    await waitFor(async () => expect(await field(label)).toHaveAttribute('aria-invalid', 'true'));
  });

  it('MEM-02 refuse a number that is none of that bank before anything is sent', async () => {
    const { server } = await openSecurity();
    await press('Add account');
    await chooseBank('ACB');
    await type(/^Account number/, '0123456789');
    const dialog = within(screen.getByRole('dialog', { name: 'Add bank account' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add account' }));
    expect(await field(/^Account number/)).toHaveAccessibleDescription(/8 digits\./);
    expect(server.to(addBankAccount)).toHaveLength(0);
  });

  it('MEM-02 are removed by the password', async () => {
    const { server } = await openSecurity({}, (one) => answerBanks(one, [bankOf()]));
    await press('Remove: Vietcombank, ending in 4821');
    await prove();
    await press('Remove');
    expect(await screen.findByText('Bank account removed.')).toBeVisible();
    expect(server.to(removeBankAccount)[0]?.body).toEqual({
      id: bankOf().id,
      password: 'Lantern-demo-1',
    });
  });

  it('MEM-02 say why no more can be added', async () => {
    const five = Array.from({ length: 5 }, (_, at) =>
      bankOf({ id: bankOf().id.replace('71', `9${at}`) }),
    );
    await openSecurity({}, (server) => answerBanks(server, five));
    expect(await screen.findByText(/the maximum of 5 accounts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add account' })).toBeDisabled();
  });
});
