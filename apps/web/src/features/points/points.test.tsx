import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeServer } from '../../../testing/fake-server.ts';
import { answerMember } from '../../../testing/member-answers.ts';
import { lan, renderApp } from '../../../testing/render-app.tsx';

const main = async () => within(await screen.findByRole('main'));

describe('the points mall', () => {
  it('has its five parts, and says that points never expire', async () => {
    await renderApp('/pointMall', { server: new FakeServer() });
    const page = await main();
    expect((await page.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Rewards',
      'Convert',
      'Details',
      'History',
      'Rules',
    ]);
    expect(page.getByText('Points never expire')).toBeVisible();
  });

  it('shows no number of points, since none is known', async () => {
    const server = new FakeServer();
    answerMember(server);
    await renderApp('/pointMall', { server, session: lan });
    const page = await main();
    expect(await page.findByText('No rewards yet')).toBeVisible();
    expect(screen.getByRole('main').textContent).not.toMatch(/\d/);
  });

  it('keeps the chosen part in the address', async () => {
    await renderApp('/pointMall?tab=rules', { server: new FakeServer() });
    const page = await main();
    expect(await page.findByRole('tab', { name: 'Rules', selected: true })).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Convert' }));
    expect(window.location.search).toBe('?tab=convert');
    expect(page.getByText('No exchange rates yet')).toBeVisible();
  });

  it('explains the states of a redemption', async () => {
    await renderApp('/pointMall?tab=history', { server: new FakeServer() });
    const page = await main();
    for (const state of ['Processing', 'Approved', 'Rejected'])
      expect(await page.findByText(state)).toBeVisible();
  });

  it('asks a visitor to log in for personal pages', async () => {
    await renderApp('/pointMall?tab=details', { server: new FakeServer() });
    const page = await main();
    await userEvent.click(await page.findByRole('button', { name: 'Log in' }));
    expect(window.location.search).toBe('?tab=details&overlay=login');
  });
});
