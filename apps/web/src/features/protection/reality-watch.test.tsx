import { endpoints } from '@lantern/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { answerProtection, realityOf } from '../../../testing/protection-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';
import { answerMemberInfo, answerSite } from '../../../testing/site-answers.ts';

let server: FakeServer;
let dueInSeconds: number;
beforeEach(() => {
  server = new FakeServer();
  answerSite(server);
  answerMember(server);
  answerMemberInfo(server);
  answerProtection(server);
  dueInSeconds = 0;
  server.on(endpoints.protectionNow, () => ({
    exclusion: null,
    reality: realityOf({ dueInSeconds }),
  }));
  server.on(endpoints.seeRealityCheck, () => {
    dueInSeconds = 3600;
    return {};
  });
});

const title = { name: 'Time for a reality check' };

describe('RGC-01 the reality check', () => {
  it('RGC-01 appears when it is due and stays until it is confirmed', async () => {
    const user = userEvent.setup();
    await renderApp('/me', { server, session: lan });
    const dialog = await screen.findByRole('alertdialog', title);
    expect(dialog).toHaveAccessibleDescription(/You've been logged in for 1 hour 5 minutes/);
    expect(dialog).toHaveTextContent('₫500,000');
    expect(dialog).toHaveTextContent('-₫380,000');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', title)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', title)).toBeNull());
    expect(server.to(endpoints.seeRealityCheck)).toHaveLength(1);
  });

  it('RGC-01 requests its figures when it is due', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    dueInSeconds = 90;
    await renderApp('/me', { server, session: lan });
    await waitFor(() => expect(server.to(endpoints.protectionNow)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog', title)).toBeNull();
    dueInSeconds = 0;
    await act(() => vi.advanceTimersByTimeAsync(91_000));
    expect(await screen.findByRole('alertdialog', title)).toBeVisible();
    vi.useRealTimers();
  });

  it('RGC-01 waits until another dialog is closed, and then comes by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const other = document.createElement('div');
    other.setAttribute('role', 'dialog');
    document.body.append(other);
    await renderApp('/me', { server, session: lan });
    await waitFor(() => expect(server.to(endpoints.protectionNow)).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole('alertdialog', title)).toBeNull();
    other.remove();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByRole('alertdialog', title)).toBeVisible();
    vi.useRealTimers();
  });

  it('RGC-01 leads to the limits once it was seen', async () => {
    const user = userEvent.setup();
    await renderApp('/me', { server, session: lan });
    await user.click(await screen.findByRole('button', { name: 'Limits and breaks' }));
    await waitFor(() => expect(window.location.search).toBe('?centre=protection'));
    expect(server.to(endpoints.seeRealityCheck)).toHaveLength(1);
  });

  it('RGC-01 asks nothing for a visitor or a trial account', async () => {
    await renderApp('/', { server, session: { ...lan, isAgent: 4 } });
    expect(server.to(endpoints.protectionNow)).toEqual([]);
  });
});

describe('RGC-01 a stake that a game was refused', () => {
  it('RGC-01 is shown over the game, with the limit and its remainder', async () => {
    dueInSeconds = 3600;
    const { socket } = await renderApp('/me', { server, session: lan });
    act(() =>
      socket()?.tell({
        type: 'stake_refused',
        kind: 'loss',
        period: 'week',
        amount: '500000',
        left: '20000',
      }),
    );
    const said = 'This is above your limit. Weekly loss limit: ₫20,000 of ₫500,000 left.';
    expect(await screen.findByText(said)).toBeVisible();
  });
});
