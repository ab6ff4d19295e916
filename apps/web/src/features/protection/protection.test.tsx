import { endpoints, type MemberLimit } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeServer, refuse } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { answerProtection, limitsOf, spendingOf } from '../../../testing/protection-answers.ts';
import { sessionOf } from '../../../testing/registration-answers.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import { answerMemberInfo } from '../../../testing/site-answers.ts';
import { currentSession, openSession } from '../../lib/session/session.ts';

const stake: MemberLimit = {
  kind: 'stake',
  period: 'day',
  amount: '500000',
  raise: null,
  most: null,
  used: '400000',
  left: '100000',
};

async function visit(
  told: Parameters<typeof answerProtection>[1] = {},
  prepare?: (server: FakeServer) => void,
) {
  const server = new FakeServer();
  answerMember(server);
  answerMemberInfo(server);
  answerProtection(server, told);
  prepare?.(server);
  openSession(sessionOf('demomember'));
  const { place } = await renderSite('/?centre=protection', server);
  await screen.findByRole('dialog', { name: 'Player protection' });
  return { server, place, user: userEvent.setup() };
}

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const row = heading.closest('li');
  if (!row) throw new Error(`no row ${name}`);
  return within(row);
};

describe('RGC-01 the limits', () => {
  it('RGC-01 show their used and remaining amounts', async () => {
    await visit({
      limits: limitsOf(stake, {
        kind: 'session',
        period: 'day',
        amount: '90',
        used: '30',
        left: '60',
      }),
    });
    const row = await rowOf('Daily betting limit');
    expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '₫400,000 of ₫500,000');
    expect(row.getByText('₫100,000 left')).toBeVisible();
    expect((await rowOf('Daily time limit')).getByText('1 hour 30 minutes')).toBeVisible();
    expect((await rowOf('Weekly loss limit')).getByText('No limit')).toBeVisible();
  });

  it('RGC-01 show a net win as well', async () => {
    await visit({ limits: limitsOf({ kind: 'loss', period: 'day', used: '-70000' }) });
    expect((await rowOf('Daily loss limit')).getByText('You are ₫70,000 ahead.')).toBeVisible();
  });

  it('RGC-01 are set in a form that says when the change applies', async () => {
    const { server, user } = await visit({ limits: limitsOf(stake) });
    server.on(endpoints.setLimit, () => ({ outcome: 'waits' as const }));
    await user.click((await rowOf('Daily betting limit')).getByRole('button', { name: /^Change/ }));
    const form = within(await screen.findByRole('dialog', { name: 'Daily betting limit' }));
    await user.click(form.getByRole('button', { name: 'Set limit' }));
    expect(form.getByText('Enter an amount. You can use zero.')).toBeVisible();
    await user.type(form.getByLabelText(/^Limit/), '400000');
    expect(form.getByRole('status')).toHaveTextContent('This starts at once.');
    await user.type(form.getByLabelText(/^Limit/), '0');
    expect(form.getByRole('status')).toHaveTextContent('You can confirm it after 24 hours.');
    await user.click(form.getByRole('button', { name: 'Set limit' }));
    expect(
      await screen.findByText('Request saved. Your limit stays until you confirm the change.'),
    ).toBeVisible();
    expect(server.to(endpoints.setLimit).map(({ body }) => body)).toEqual([
      { kind: 'stake', period: 'day', amount: '4000000' },
    ]);
  });

  it('RGC-01 of zero can be set', async () => {
    const { server, user } = await visit();
    server.on(endpoints.setLimit, () => ({ outcome: 'set' as const }));
    await user.click(await screen.findByRole('button', { name: 'Set: Monthly loss limit' }));
    await user.type(await screen.findByLabelText(/^Limit/), '0');
    await user.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(await screen.findByText('Limit set.')).toBeVisible();
    expect(server.to(endpoints.setLimit)[0]?.body).toEqual({
      kind: 'loss',
      period: 'month',
      amount: '0',
    });
  });

  it('RGC-01 above what the site allows are not sent', async () => {
    const { server, user } = await visit({ limits: limitsOf({ ...stake, most: '600000' }) });
    await user.click(await screen.findByRole('button', { name: 'Change: Daily betting limit' }));
    await user.type(await screen.findByLabelText(/^Limit/), '600001');
    await user.click(screen.getByRole('button', { name: 'Set limit' }));
    expect(screen.getByText('The maximum is ₫600,000.')).toBeVisible();
    expect(server.to(endpoints.setLimit)).toEqual([]);
  });

  it('RGC-01 that are to be removed are asked for as none', async () => {
    const { server, user } = await visit({ limits: limitsOf(stake) });
    server.on(endpoints.setLimit, () => ({ outcome: 'waits' as const }));
    await user.click(await screen.findByRole('button', { name: 'Change: Daily betting limit' }));
    await user.click(await screen.findByRole('button', { name: 'Remove this limit' }));
    await waitFor(() =>
      expect(server.to(endpoints.setLimit)[0]?.body).toMatchObject({ amount: null }),
    );
  });
});

describe('RGC-01 a raise', () => {
  const waiting = (opensAt: Date) =>
    limitsOf({
      ...stake,
      raise: {
        to: '900000',
        opensAt: opensAt.toISOString(),
        lapsesAt: new Date(opensAt.getTime() + 1e8).toISOString(),
      },
    });

  it('RGC-01 that waits can be taken back, and not be confirmed yet', async () => {
    const { server, user } = await visit({ limits: waiting(new Date(Date.now() + 3_600_000)) });
    server.on(endpoints.dropRaise, () => ({}));
    const row = await rowOf('Daily betting limit');
    expect(
      row.getByText(/You asked for a new limit of ₫900,000. You can confirm it from/),
    ).toBeVisible();
    expect(row.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Keep my limit' }));
    expect(await screen.findByText('Your limit stays the same.')).toBeVisible();
    expect(server.to(endpoints.dropRaise)[0]?.body).toEqual({ kind: 'stake', period: 'day' });
  });

  it('RGC-01 whose wait is over needs a second confirmation', async () => {
    const { server, user } = await visit({ limits: waiting(new Date(Date.now() - 1000)) });
    server.on(endpoints.confirmRaise, () => ({}));
    await user.click((await rowOf('Daily betting limit')).getByRole('button', { name: 'Confirm' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Reduce your protection?',
    });
    expect(dialog).toHaveAccessibleDescription('Daily betting limit will change to ₫900,000 now.');
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Limit changed.')).toBeVisible();
  });
});

describe('RGC-01 a break', () => {
  it('RGC-01 needs two steps and a typed confirmation, and then leaves the page', async () => {
    const { server, user, place } = await visit();
    server.on(endpoints.selfExclude, () => ({
      kind: 'self_exclusion' as const,
      since: '2026-03-14T08:30:00Z',
      until: null,
    }));
    await user.click(await screen.findByRole('button', { name: 'Exclude myself' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByRole('combobox', { name: /Duration/ })).toHaveAccessibleDescription(
      'Choose a duration.',
    );
    await user.selectOptions(screen.getByRole('combobox', { name: /Duration/ }), 'Permanently');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const dialog = await screen.findByRole('alertdialog', { name: "You can't undo this" });
    expect(dialog).toHaveAccessibleDescription("You'll never be able to play here again.");
    await user.click(within(dialog).getByRole('button', { name: 'Exclude me now' }));
    expect(server.to(endpoints.selfExclude)).toEqual([]);
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Exclude me now' }));
    await waitFor(() => expect(currentSession()).toBeUndefined());
    expect(server.to(endpoints.selfExclude)[0]?.body).toEqual({ months: null });
    expect(place()).toBe('/');
  });

  it('RGC-01 of some hours says until when it lasts', async () => {
    const { server, user } = await visit();
    server.on(endpoints.coolOff, () => {
      throw refuse('exclusion_shorter');
    });
    await user.click(await screen.findByRole('button', { name: 'Start cool-off' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: /Duration/ }), '1 week');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const dialog = await screen.findByRole('alertdialog', { name: "You can't undo this" });
    expect(dialog).toHaveAccessibleDescription(/^You won't be able to play for 1 week, until /);
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Start cool-off' }));
    expect(await within(dialog).findByText(/You already have a longer break/)).toBeVisible();
    expect(server.to(endpoints.coolOff)[0]?.body).toEqual({ hours: 168 });
    expect(currentSession()).toBeDefined();
  });

  it('RGC-01 that has started is shown, with a link to the withdrawal', async () => {
    const exclusion = {
      kind: 'self_exclusion' as const,
      since: '2026-03-14T08:30:00Z',
      until: null,
    };
    const { user, place } = await visit({ exclusion });
    expect(await screen.findByText("You're permanently excluded from play.")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start cool-off' })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Withdraw' }).at(-1) as HTMLElement);
    await waitFor(() => expect(place()).toBe('/?centre=withdraw'));
  });
});

describe('RGC-01 the rest of the page', () => {
  it('RGC-01 shows the cost of play, and describes the chart', async () => {
    const spent = {
      deposited: '700000',
      withdrawn: '200000',
      net: '500000',
      staked: '900000',
      lost: '-10000',
    };
    await visit({}, (server) =>
      server.on(endpoints.spending, () =>
        spendingOf({
          totals: { day: spent, week: spent, month: spent, all: spent },
          list: [
            {
              from: '2026-03-14',
              deposited: '700000',
              withdrawn: '200000',
              net: '500000',
              lost: '-10000',
            },
          ],
        }),
      ),
    );
    const section = within(await screen.findByRole('region', { name: 'Your spending' }));
    expect((await section.findByText('Net spending')).parentElement).toHaveTextContent('₫500,000');
    expect(section.getByText('Won').parentElement).toHaveTextContent('₫10,000');
    expect(section.getByRole('listitem')).toHaveTextContent('₫500,000');
  });

  it('H5 RGC-01 shows a returned payout of another day as a withdrawal below zero', async () => {
    const spent = { deposited: '0', withdrawn: '-200000', net: '200000', staked: '0', lost: '0' };
    await visit({}, (server) =>
      server.on(endpoints.spending, () =>
        spendingOf({
          totals: { day: spent, week: spent, month: spent, all: spent },
          list: [
            { from: '2026-03-14', deposited: '0', withdrawn: '-200000', net: '200000', lost: '0' },
          ],
        }),
      ),
    );
    const section = within(await screen.findByRole('region', { name: 'Your spending' }));
    expect((await section.findByText('Withdrawals')).parentElement).toHaveTextContent('-₫200,000');
  });

  it('RGC-01 chooses how often the reality check appears', async () => {
    const { server, user } = await visit();
    server.on(endpoints.setRealityCheck, () => ({}));
    await user.click(await screen.findByRole('radio', { name: '15 minutes' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(server.to(endpoints.setRealityCheck)[0]?.body).toEqual({ every: 15 });
    expect(screen.queryByRole('radio', { name: 'Never' })).toBeNull();
  });

  it('RGC-01 says what has changed', async () => {
    const at = '2026-03-14T08:30:00Z';
    const nothing = { limit: null, until: null, every: null };
    await visit({}, (server) =>
      server.on(endpoints.protectionHistory, () => ({
        list: [
          {
            at,
            ...nothing,
            kind: 'limit_set' as const,
            limit: { kind: 'stake' as const, period: 'week' as const, amount: '5000' },
          },
          { at, ...nothing, kind: 'self_exclusion' as const },
          { at, ...nothing, kind: 'reality_check' as const, every: 30 },
        ],
        total: 3,
        totalPages: 1,
      })),
    );
    const section = within(await screen.findByRole('region', { name: 'Change history' }));
    const rows = (await section.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toContain('Limit setWeekly betting limit: ₫5,000');
    expect(rows[1]).toContain('Self-exclusion startedpermanently');
    expect(rows[2]).toContain('Reality check set30 minutes');
  });
});
