import { bankAccounts, endpoints } from '@lantern/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { answerBanks, bankOf } from '../../../testing/security-answers.ts';
import { answerMemberInfo, answerSite } from '../../../testing/site-answers.ts';
import { openSession } from '../../lib/session.ts';

function moneyServer(banks: Parameters<typeof answerBanks>[1] = []): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerSite(server);
  answerMemberInfo(server, { toUpline: true });
  answerBanks(server, banks);
  return server;
}

beforeEach(() => openSession(sessionOf('demomember')));

it('NAV-09 transferFund shows what is in the one wallet, covers it, and leads to the deposit', async () => {
  const { place } = await renderSite('/?centre=transferFund', moneyServer());
  expect(await screen.findByText(/1,248,050/)).toBeVisible();
  expect(await screen.findByText(/^One wallet for every game/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide the balance' }));
  expect(screen.queryByText(/1,248,050/)).toBeNull();
  expect(screen.getByText('The balance is hidden')).toBeInTheDocument();
  const [ofPage] = screen.getAllByRole('button', { name: 'Deposit' }).filter((one) => !one.closest('nav'));
  await userEvent.click(ofPage ?? document.body);
  expect(place()).toBe('/?centre=depositv2');
});

it('WAL-01 transferFund asks for the balance again when the refresh is pressed', async () => {
  const server = moneyServer();
  await renderSite('/?centre=transferFund', server);
  await screen.findByText(/1,248,050/);
  const before = server.to(endpoints.walletBalance).length;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }));
  await waitFor(() => expect(server.to(endpoints.walletBalance)).toHaveLength(before + 1));
  expect(screen.getByText('Updating')).toBeInTheDocument();
});

it('NAV-09 withdraw shows the bound bank accounts, and where to manage them', async () => {
  const { place } = await renderSite('/?centre=withdraw', moneyServer([bankOf()]));
  expect(await screen.findByText(bankOf().bankName)).toBeVisible();
  expect(screen.getByText(bankOf().accountNumber)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Manage bank accounts' }));
  expect(place()).toBe('/?centre=securityCenter');
});

it('NAV-09 withdraw leads who has no bank account to where one is bound', async () => {
  const { place } = await renderSite('/?centre=withdraw', moneyServer());
  expect(await screen.findByText('You have not bound a bank account yet. A payout needs one.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bind a bank account' }));
  expect(place()).toBe('/?centre=securityCenter');
});

it('ERR-03 withdraw says that the bank accounts did not come, and keeps the rest', async () => {
  const server = moneyServer();
  server.on(bankAccounts, () => {
    throw refuse('internal_error');
  });
  await renderSite('/?centre=withdraw', server);
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask for a payout' })).toBeVisible();
});

it.each([
  ['withdraw', 'Ask for a payout'],
  ['transferUpline', 'Ask for a transfer'],
])('NAV-09 %s is asked for through customer service', async (page, action) => {
  const opened = { opener: window, location: { replace: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => opened);
  await renderSite(`/?centre=${page}`, moneyServer());
  await userEvent.click(await screen.findByRole('button', { name: action }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://example.com/demo/main'));
});
