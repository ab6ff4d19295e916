import {
  type AgreementBillLine,
  type AgreementTerms,
  type BillCalculation,
  staffEndpoints,
} from '@lantern/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeOps, someId } from '../../../testing/fake-ops.ts';
import { renderConsole } from '../../../testing/render-console.tsx';

const at = '2026-11-24T05:06:07.000Z';
const agent = { id: someId, account: 'demoagent' };
const terms: AgreementTerms = {
  ...{ kind: 'dailySalary', activeMinimum: '500' },
  tiers: [{ turnover: '500000', netLoss: '0', activeMembers: 10, rate: '0.8' }],
};
const calculation: BillCalculation = {
  ...{ asOf: at, figures: { turnover: '620000', netLoss: '41000', activeMembers: 12 } },
  ...{ carried: '0', carriedOut: '0', base: '620000', tier: 0, rate: '0.8', less: [] },
  ...{ amount: '4960', next: null },
};
const bill: AgreementBillLine = {
  ...{ id: someId, agreement: someId, kind: 'dailySalary', agent, payer: null },
  period: { start: at, end: '2026-11-25T05:06:07.000Z', from: '2026-11-24', to: '2026-11-24' },
  ...{ state: 'paid', amount: '4960', paid: '0', owes: '0', net: '4960', short: '0' },
  currency: 'VND',
};

async function openBill(same = true) {
  const ops = new FakeOps();
  ops.on(staffEndpoints.staffBill, () => {
    const again = same ? calculation : { ...calculation, amount: '4000' };
    return { bill, terms, calculation, again, same };
  });
  await renderConsole(`/bills/${someId}`, { ops, token: 't' });
  await screen.findByRole('region', { name: 'Calculation' });
}

it('CON-04 shows a bill beside its calculation made again', async () => {
  await openBill();
  expect(screen.getByText('Same')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    `/console/agreements/${someId}`,
  );
});

it('CON-04 says when the calculation made again differs', async () => {
  await openBill(false);
  expect(screen.getByText('Different')).toBeVisible();
  const again = within(screen.getByRole('region', { name: 'Calculated again now' }));
  expect(again.getByText('₫4,000')).toBeVisible();
});

const rates = { lowest: '0', highest: '2', step: '0.1' };

it('CON-01 an offer of the brand is checked and sent with a reason', async () => {
  const ops = new FakeOps('owner');
  ops.on(staffEndpoints.searchMembers, () => {
    const member = {
      ...{ id: someId, username: 'demoagent', nickname: 'Demo', type: 1, currency: 'VND' },
      ...{ status: 'active' as const, balance: '0', createdAt: at, lastSeenAt: null },
    };
    return { list: [member], total: 1, totalPages: 1 };
  });
  ops.on(staffEndpoints.staffAgreementRules, () => ({
    rules: {
      ...{
        funding: 'upline' as const,
        carryOver: 'none' as const,
        turnoverStep: '0',
        mostTiers: 10,
      },
      ...{ sameLevel: false, crossLevel: true, sameRule: false },
      activeMinimum: { hour: '100', day: '500', longer: '1000' },
      rates: { dividend: rates, dailySalary: rates, hourlySalary: rates, realTimeSalary: rates },
    },
    ...{ currency: 'VND', version: '1' },
  }));
  ops.on(staffEndpoints.staffPreviewOffer, () => ({
    ...{ problems: [], replaces: null, ends: [], lastPeriod: null },
  }));
  await renderConsole('/agreements/offer?account=demoagent&kind=dailySalary', { ops, token: 't' });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose demoagent' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check the offer' }));
  expect(screen.getByText('Enter a rate with at most four decimals.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Rate/ }), '0.8');
  await userEvent.click(screen.getByRole('button', { name: 'Check the offer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send offer' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'agreed by phone');
  await userEvent.click(dialog.getByRole('button', { name: 'Send offer' }));
  const tiers = [{ turnover: '0', netLoss: '0', activeMembers: 0, rate: '0.8' }];
  await expect
    .poll(() => ops.to(staffEndpoints.staffOfferAgreement))
    .toMatchObject([{ body: { member: someId, terms: { kind: 'dailySalary', tiers }, ends: [] } }]);
});
