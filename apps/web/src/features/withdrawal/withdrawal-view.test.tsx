import {
  cancelWithdrawal,
  disputeWithdrawal,
  getWithdrawal,
  permission,
  receiveWithdrawal,
} from '@lantern/contracts';
import { withdrawalStatuses } from '@lantern/rules';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { answerRegistration, asking, sessionOf } from '../../../testing/registration-answers.ts';
import { field, renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo, answerSite } from '../../../testing/site-answers.ts';
import {
  answerWithdrawals,
  detailOf,
  withdrawalReference as reference,
} from '../../../testing/withdrawal-answers.ts';
import { refreshWithdrawals } from '../../lib/money/withdrawals.ts';
import { openSession } from '../../lib/session/session.ts';

type Detail = Parameters<typeof detailOf>;

function serverWith(...shown: Detail): FakeServer {
  const server = new FakeServer();
  answerMember(server);
  answerSite(server);
  answerMemberInfo(server);
  answerRegistration(server, asking({}));
  answerWithdrawals(server);
  server.on(getWithdrawal, () => detailOf(...shown));
  return server;
}

/**
 * A call that has changed the withdrawal: it answers so, and so does every look at it from then on.
 */
function leadsTo(
  server: FakeServer,
  call: typeof cancelWithdrawal | typeof receiveWithdrawal | typeof disputeWithdrawal,
  ...then: Detail
) {
  server.on(call, () => {
    server.on(getWithdrawal, () => detailOf(...then));
    return detailOf(...then);
  });
}

const open = (server: FakeServer) => renderSite(`/?centre=withdraw&reference=${reference}`, server);
const inAnHour = () => new Date(Date.now() + 3600_000).toISOString();
const paid = (): Detail => ['paid', { paidAt: '2026-03-14T09:00:00Z', confirmBy: inAnHour() }];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const attach = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Add pictures', { selector: 'input' }), files, {
    applyAccept: false,
  });

beforeEach(() => {
  openSession(sessionOf('demomember'));
  // jsdom decodes no picture and keeps none.
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
});

describe('CSH-03 a withdrawal', () => {
  it.each(withdrawalStatuses)('CSH-03 that is %s says so', async (status) => {
    await open(serverWith(status, status === 'paid' ? paid()[1] : {}));
    const heading = await screen.findByText(reference);
    expect(heading).toBeVisible();
    expect(screen.queryByText(new RegExp(`status\\.${status}`))).toBeNull();
  });

  it.each(['rejected', 'failed', 'disputed'] as const)(
    'CSH-03 CS-01 that is %s leads to customer service',
    async (status) => {
      await open(serverWith(status));
      expect(await screen.findByRole('button', { name: 'Contact customer service' })).toBeVisible();
    },
  );

  it('CSH-03 CS-01 that is disputed hides customer service where the brand has none', async () => {
    const server = serverWith('disputed');
    answerSite(server, { service: [] });
    await open(server);
    expect(await screen.findByText(reference)).toBeVisible();
    await waitFor(() => expect(server.to(permission)).not.toEqual([]));
    expect(screen.queryByRole('button', { name: 'Contact customer service' })).toBeNull();
  });

  it('CSH-03 shows its history, the reasons of staff, and the usual time of arrival', async () => {
    const expectedBy = inAnHour();
    const held = {
      at: '2026-03-14T08:40:00Z',
      status: 'held',
      by: 'staff',
      reason: 'We ask your bank.',
    } as const;
    const [first] = detailOf('review').timeline;
    if (!first) throw new Error('a withdrawal begins somewhere');
    await open(serverWith('review', { expectedBy, timeline: [first, held] }));
    expect(await screen.findByText('On hold')).toBeVisible();
    expect(screen.getByText('We ask your bank.')).toBeVisible();
    expect(screen.getByText(/^usually by/)).toBeVisible();
  });

  it('CSH-03 says that nothing is lost where it takes longer', async () => {
    await open(serverWith('approved', { expectedBy: '2026-03-14T09:00:00Z' }));
    expect(await screen.findByText(/This is taking longer than usual/)).toBeVisible();
  });

  it('CSH-03 that is in review can be taken back, after a second yes', async () => {
    const server = serverWith('review');
    leadsTo(server, cancelWithdrawal, 'cancelled');
    await open(server);
    await press('Cancel withdrawal');
    expect(server.to(cancelWithdrawal)).toEqual([]);
    const [, confirm] = screen.getAllByRole('button', { name: 'Cancel withdrawal', hidden: true });
    await userEvent.click(confirm ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Withdrawal cancelled' })).toHaveFocus();
    expect(server.to(cancelWithdrawal)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('H6 that was decided meanwhile says so, and shows its state', async () => {
    const server = serverWith('review');
    server.on(cancelWithdrawal, () => {
      server.on(getWithdrawal, () => detailOf('approved'));
      throw refuse('withdrawal_not_cancellable');
    });
    await open(server);
    await press('Cancel withdrawal');
    const [, confirm] = screen.getAllByRole('button', { name: 'Cancel withdrawal', hidden: true });
    await userEvent.click(confirm ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Withdrawal approved' })).toBeVisible();
  });

  it.each(withdrawalStatuses.filter((status) => status !== 'review'))(
    'CSH-03 that is %s cannot be taken back',
    async (status) => {
      await open(serverWith(status, status === 'paid' ? paid()[1] : {}));
      await screen.findByText(reference);
      expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
    },
  );

  it('CSH-03 that changes during the first request is shown in its newest state', async () => {
    const server = serverWith('review');
    const first = Promise.withResolvers<void>();
    server.on(getWithdrawal, async () => {
      if (server.to(getWithdrawal).length > 1) return detailOf('approved');
      await first.promise;
      return detailOf('review');
    });
    const { client } = await open(server);
    await waitFor(() => expect(server.to(getWithdrawal)).toHaveLength(1));
    const refreshed = refreshWithdrawals(client);
    first.resolve();
    await refreshed;
    expect(await screen.findByRole('heading', { name: 'Withdrawal approved' })).toBeVisible();
  });

  it('D1 of another member is not found', async () => {
    const server = serverWith('review');
    server.on(getWithdrawal, () => {
      throw refuse('withdrawal_not_found');
    });
    await open(server);
    expect(await screen.findByText(/We couldn't find this withdrawal/)).toBeVisible();
  });
});

describe('CSH-04 the member’s answer', () => {
  it('CSH-04 that all has arrived is sent after a second yes', async () => {
    const server = serverWith(...paid());
    leadsTo(server, receiveWithdrawal, 'received', { received: '200000' });
    await open(server);
    await press('Yes, all of it');
    expect(server.to(receiveWithdrawal)).toEqual([]);
    const [, yes] = screen.getAllByRole('button', { name: 'Yes, all of it', hidden: true });
    await userEvent.click(yes ?? document.body);
    expect(await screen.findByRole('heading', { name: /200,000.* has arrived/ })).toHaveFocus();
    expect(server.to(receiveWithdrawal)[0]?.body).toEqual({ reference });
  });

  it('CSH-04 that nothing has arrived needs a picture', async () => {
    const server = serverWith(...paid());
    leadsTo(server, disputeWithdrawal, 'disputed', { received: '0' });
    await open(server);
    await press('No, nothing arrived');
    await press('Send');
    expect(await screen.findByText('Please add at least one picture.')).toBeVisible();
    expect(server.to(disputeWithdrawal)).toEqual([]);
    await attach(new File(['png'], 'bank.png', { type: 'image/png' }));
    await press('Send');
    expect(await screen.findByRole('heading', { name: "We're investigating" })).toHaveFocus();
    const [sent] = server.to(disputeWithdrawal);
    expect(sent?.body).toEqual({ reference, received: '0', remaining: '200000' });
    expect(sent?.parts?.map(([name]) => name)).toEqual(['body', 'file']);
  });

  it('CSH-04 that a part has arrived says how much is missing', async () => {
    const server = serverWith(...paid());
    leadsTo(server, disputeWithdrawal, 'disputed', { received: '150000' });
    await open(server);
    await press('Only part of it');
    await userEvent.type(await field(/^Amount that arrived/), '150000');
    expect(screen.getByText(/^Missing/)).toHaveTextContent('50,000');
    await press('Send');
    await waitFor(() =>
      expect(server.to(disputeWithdrawal)[0]?.body).toEqual({
        reference,
        received: '150000',
        remaining: '50000',
      }),
    );
    expect(await screen.findByText('Missing')).toBeVisible();
  });

  it.each(['', '200000', '200001'])('H4 does not send %j as a part', async (typed) => {
    const server = serverWith(...paid());
    await open(server);
    await press('Only part of it');
    if (typed) await userEvent.type(await field(/^Amount that arrived/), typed);
    await press('Send');
    expect(await screen.findByText(/above zero and below.*200,000/)).toBeVisible();
    expect(server.to(disputeWithdrawal)).toEqual([]);
  });

  it('CSH-04 has a time, which is shown', async () => {
    await open(serverWith(...paid()));
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(00:59:5\d|01:00:00)$/);
  });

  it('H2 that is too late says so', async () => {
    const server = serverWith(...paid());
    server.on(receiveWithdrawal, () => {
      throw refuse('withdrawal_not_confirmable');
    });
    await open(server);
    await press('Yes, all of it');
    const [, yes] = screen.getAllByRole('button', { name: 'Yes, all of it', hidden: true });
    await userEvent.click(yes ?? document.body);
    expect(await screen.findByText(/You can no longer confirm this withdrawal/)).toBeVisible();
  });

  it.each(['review', 'approved', 'received', 'disputed'] as const)(
    'CSH-04 is not asked for while it is %s',
    async (status) => {
      await open(serverWith(status));
      await screen.findByText(reference);
      expect(screen.queryByRole('button', { name: 'Yes, all of it' })).toBeNull();
    },
  );
});
