import { invitationLink } from '@lantern/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeServer, refuse } from '../../../../testing/fake-server.ts';
import { answerMember } from '../../../../testing/member-answers.ts';
import { lan, renderApp } from '../../../../testing/render-app.tsx';
import { answerSite, resources } from '../../../../testing/site-answers.ts';

function site(shown?: Parameters<typeof answerSite>[1]): FakeServer {
  const server = new FakeServer();
  answerSite(server, shown);
  answerMember(server);
  return server;
}

const footer = async () => within(await screen.findByRole('contentinfo'));

describe('the footer', () => {
  it('NAV-11 has its eight parts', async () => {
    await renderApp('/', { server: site() });
    const parts = await footer();
    for (const name of [
      'About Lantern',
      'Payments',
      'Play responsibly',
      'Game vendors',
      'Invite others and build a team',
    ]) {
      expect(parts.getByRole('heading', { name })).toBeVisible();
    }
    expect(parts.getByRole('img', { name: /aged 18 or older/ })).toBeVisible();
    expect(await parts.findByRole('list', { name: 'Follow us' })).toBeVisible();
    expect(
      parts.getByText(`© ${new Date().getFullYear()} Lantern`, { exact: false }),
    ).toBeVisible();
  });

  it.each([
    ['a visitor', undefined, '?overlay=login'],
    ['an agent', { ...lan, isAgent: 2 }, '?agent=agentTeamOverview'],
    ['a member', lan, '?centre=referral'],
  ])('NAV-15 leads %s from Start to where it helps', async (_, session, search) => {
    await renderApp('/', { server: site(), ...(session && { session }) });
    await userEvent.click((await footer()).getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(window.location.search).toBe(search));
  });

  it('NAV-15 leads a member to the security centre where referral is off', async () => {
    const server = site();
    server.on(invitationLink, () => {
      throw refuse('feature_disabled');
    });
    await renderApp('/', { server, session: lan });
    await userEvent.click((await footer()).getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(window.location.search).toBe('?centre=securityCenter'));
  });

  it('NAV-11 shows a visitor four payment method images by their names', async () => {
    await renderApp('/', { server: site() });
    const payments = await (await footer()).findByRole('list', { name: 'Payments' });
    const images = [...payments.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(images).toEqual(
      ['online', 'vietqr', 'bank-transfer', 'e-wallet'].map(
        (one) => `/media/art/payment/${one}.svg`,
      ),
    );
    expect(within(payments).getByText('VietQR')).toBeVisible();
  });

  it('has no icon for a social site without an address', async () => {
    const empty = resources.map((one) => (one.name === 'YOUTUBE' ? one : { ...one, url: '' }));
    await renderApp('/', { server: site({ resources: empty }) });
    const list = within(await (await footer()).findByRole('list', { name: 'Follow us' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'YouTube',
    ]);
  });

  it('MEM-05 opens the agent centre for the types that may have it', async () => {
    await renderApp('/', { server: site(), session: { ...lan, isAgent: 41 } });
    await userEvent.click(await (await footer()).findByRole('button', { name: 'Agent centre' }));
    await waitFor(() => expect(window.location.search).toBe('?agent=agentTeamOverview'));
  });

  it('MEM-05 leads others to the page that the brand has for it', async () => {
    await renderApp('/', { server: site(), session: lan });
    const link = await (await footer()).findByRole('link', { name: 'Agent centre' });
    expect(link).toHaveAttribute('href', 'https://example.com/demo/affiliatelink');
  });

  it('MEM-05 has no agent link where the brand has no such page', async () => {
    const others = resources.filter(({ name }) => name !== 'AFFILIATELINK');
    await renderApp('/', { server: site({ resources: others }), session: lan });
    const parts = await footer();
    await parts.findByRole('list', { name: 'Follow us' });
    expect(parts.queryByRole('link', { name: 'Agent centre' })).toBeNull();
  });
});
